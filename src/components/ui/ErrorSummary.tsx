import CircleAlert from '~icons/lucide/circle-alert';
import styles from './ErrorSummary.module.css';
import { Icon } from './Icon.tsx';

/** Without `fieldId`: an error of the whole form. */
type FieldProblem = { fieldId?: string | undefined; sentence: string };

type ErrorSummaryProps = {
  title: string;
  problems: readonly FieldProblem[];
  /** The field of the only error takes the focus instead (FormShell.tsx). */
  isFocusElsewhere?: boolean;
};

/**
 * The errors of a form, above it, with links to the fields (GOV.UK pattern). `autofocus` focuses it, so that screen
 * readers read it first even without script.
 */
export function ErrorSummary({ title, problems, isFocusElsewhere = false }: ErrorSummaryProps) {
  return (
    <div
      className={styles.summary}
      tabIndex={-1}
      {...(!isFocusElsewhere && takesFocus)}
      role="alert"
      aria-labelledby="error-summary-title"
      data-error-summary
    >
      <h2 id="error-summary-title" className={styles.title}>
        <Icon of={CircleAlert} className={styles.icon} />
        {title}
      </h2>
      <ul className={styles.list}>
        {problems.map(({ fieldId, sentence }) => (
          <li key={sentence}>{fieldId ? <a href={`#${fieldId}`}>{sentence}</a> : sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** Takes the focus on load: the visitor has just sent a form and needs to hear the errors. */
export const takesFocus = { autoFocus: true } as const;
