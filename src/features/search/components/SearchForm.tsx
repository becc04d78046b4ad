import { Button } from '../../../components/ui/Button.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import styles from './SearchForm.module.css';

type SearchFormProps = {
  action: string;
  words: { field: string; button: string };
  query?: string;
  /** Unique on its page. */
  id: string;
};

/** Site search as a GET form, so that results have a URL. */
export function SearchForm({ action, words, query = '', id }: SearchFormProps) {
  return (
    <search>
      <form action={action} method="get" className={styles.form}>
        <Field
          kind="search"
          id={id}
          name="q"
          label={words.field}
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{words.button}</Button>
      </form>
    </search>
  );
}
