import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import type { Words } from '../../words/de.ts';
import type { PickerView } from './pickerView.ts';
import styles from './SlotPicker.module.css';

export const zoneFormId = 'zone-form';

type ZoneChoiceProps = { view: PickerView; words: Words['booking']['picker'] };

/** In which time zone the times are shown. A script chooses the visitor's own. */
export const ZoneChoice = ({ view, words }: ZoneChoiceProps) => (
  <div className={styles.zoneChoice}>
    <Field
      kind="select"
      name="tz"
      id="zone"
      form={zoneFormId}
      label={words.zone}
      options={view.zones}
      defaultValue={view.zone}
    />
    <Button type="submit" variant="secondary" form={zoneFormId}>
      {words.show}
    </Button>
  </div>
);
