import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import type { FilterField } from '../../../routes/filters.ts';
import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/words.ts';
import styles from './FilterForm.module.css';

type FilterTalkProps = {
  words: Words['filters'] & { ask: string; answer: { none: string; one: string; many: string } };
  fields: readonly FilterField[];
  /** URL of the unfiltered list. */
  action: string;
  count: number;
  /** The query contains an unknown value. */
  unknown: boolean;
};

/** Filter form styled as a conversation: the visitor chooses, and the reply is the number of results. */
export function FilterForm({ words, fields, action, count, unknown }: FilterTalkProps) {
  const { none, one, many } = words.answer;
  const filtered = unknown || fields.some(({ value }) => value !== '');
  return (
    <div className={styles.talk} data-filter="">
      <form
        method="get"
        action={action}
        autoComplete="off"
        aria-label={words.label}
        data-tone="ink"
        className={styles.asked}
      >
        <p className={styles.sentence}>{words.ask}</p>
        <div className={styles.fields}>
          {fields.map(({ name, label, value, options }) => (
            <Field key={name} kind="select" {...{ name, label, options }} defaultValue={value} />
          ))}
        </div>
        <Button type="submit" variant="highlight" className={styles.submit}>
          {words.submit}
        </Button>
      </form>
      <div data-tone="mint" className={styles.answered}>
        <output data-filter-count="" className={styles.count}>
          {unknown && <span className={styles.unknown}>{words.unknown} </span>}
          {fill(count === 0 ? none : count === 1 ? one : many, { count })}
        </output>
        <p data-filter-undo="">
          {filtered && (
            <a href={action} data-filter-reset="" className={styles.reset}>
              {words.reset}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
