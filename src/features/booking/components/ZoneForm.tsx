import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import type { Words } from '../../../text/words/de.ts';
import type { PickerView } from './createPickerView.ts';
import styles from './ZoneForm.module.css';

type ZoneFormProps = { view: PickerView; words: Words['booking']['picker'] };

/**
 * Selects the time zone of the shown times: a separate form before the booking form. A script preselects the visitor's
 * zone, and shows a chosen one at once, without the button. `autoComplete`: a zone that the browser restores would not be
 * that of the times.
 */
export const ZoneForm = ({ view, words }: ZoneFormProps) => (
  <form method="get" action={`${view.action}#slot`} autoComplete="off" className={styles.form} data-zone-form>
    <input type="hidden" name="from" value={view.from} />
    {Object.entries(view.carried).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Field kind="select" name="tz" id="zone" label={words.zone} options={view.zones} defaultValue={view.zone} />
    <Button type="submit" variant="quiet">
      {words.show}
    </Button>
  </form>
);
