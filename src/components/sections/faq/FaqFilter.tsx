import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './FaqFilter.module.css';

type FaqFilterProps = {
  words: Words['search']['filter'] & { button: string };
  /** The results page: fallback without script. */
  action: string;
  /** Number of all answers. */
  count: number;
};

/** Hides questions that do not match while typing (faq-filter.client.ts); without script it submits to the search. */
export function FaqFilter({ words, action, count }: FaqFilterProps) {
  const { title, field, button, none, one, many, all, everywhere } = words;
  const shown = fill(all, { count });
  return (
    <div className={styles.filter}>
      <search aria-label={title}>
        <form action={action} method="get" data-faq-filter className={styles.form}>
          <input type="hidden" name="in" value="faq" />
          <Field kind="search" id="faq-filter" name="q" label={field} maxLength={200} autoComplete="off" />
          <Button type="submit">{button}</Button>
        </form>
      </search>
      <p className={styles.state}>
        <span role="status" data-faq-status data-none={none} data-one={one} data-many={many} data-all={shown}>
          {shown}
        </span>{' '}
        <a href={action} data-faq-everywhere hidden>
          {everywhere}
        </a>
      </p>
    </div>
  );
}
