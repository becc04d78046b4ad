import type { ReactNode } from 'react';
import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorSummary, takesFocus } from '../../ui/ErrorSummary.tsx';
import { TextWithLink } from '../../ui/TextWithLink.tsx';
import styles from './FormShell.module.css';

/** State of one view of a form page. */
export type FormView = {
  /** URL of the page itself: the form posts to its own page. */
  action: string;
  privacyHref: string;
  /** Unique per form view (idempotency key), so that a repeated submission creates one lead. */
  formId: string;
  values: Record<string, string>;
  /** Error messages by field; unknown fields mean an error of the whole form. */
  errors: Record<string, string>;
  /** Visit context as hidden fields, so that nothing is stored on the device. */
  context: Readonly<Record<string, string>>;
};

type FormShellProps = FormView & {
  /** `data-form`: selector for scripts and tests. */
  name: string;
  words: Words['forms'];
  own: { labels: Record<string, string>; submit: string; privacy: string; privacyLink: string };
  /** Ids of the controls whose id is not the field's name. */
  errorTargets?: Readonly<Record<string, string>>;
  /** Between the error summary and the form. */
  before?: ReactNode;
  /** Fields in one card with the button. */
  framed?: ReactNode;
  children: ReactNode;
};

/** The common parts of every form. Plain HTML; `novalidate`, so that errors are in the page's language. */
export function FormShell(props: FormShellProps) {
  const { name, words, own, action, privacyHref, formId, errors, context, errorTargets, framed } = props;
  const problems = Object.entries(errors).map(([field, sentence]) => ({
    fieldId: errorTargets?.[field] ?? (field in own.labels ? field : undefined),
    sentence,
  }));
  // The free times are read before one is chosen.
  const hasOwnTarget = Object.keys(errors).some((field) => errorTargets?.[field]);
  const summary = problems.length > 0 && (
    <ErrorSummary
      title={words.errorTitle}
      problems={problems}
      isFocusElsewhere={problems.length === 1 && problems[0]?.fieldId !== undefined && !hasOwnTarget}
    />
  );
  const end = (
    <div className={styles.end}>
      <div className={styles.send}>
        <Button type="submit">{own.submit}</Button>
        {/* Empty until needed: a live region must exist before its text. */}
        <p
          role="status"
          className={styles.checking}
          data-checking={words.checking}
          data-offline={words.offline}
          data-sent={name === 'demo' ? undefined : words.sent}
        />
      </div>
      <p className={styles.privacy}>
        <TextWithLink text={own.privacy} href={privacyHref} label={own.privacyLink} />
      </p>
    </div>
  );
  const form = (
    <form method="post" action={action} className={styles.form} noValidate data-form={name}>
      {!props.before && summary}
      <input type="hidden" name="form_id" value={formId} />
      <input type="hidden" name="elapsed_ms" />
      {Object.entries(context).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="altcha" />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="website_url">{words.trap}</label>
        <input type="text" id="website_url" name="website_url" tabIndex={-1} autoComplete="off" />
      </div>

      {props.children}

      {framed ? (
        <Card className={styles.form}>
          {framed}
          {end}
        </Card>
      ) : (
        end
      )}
    </form>
  );
  return props.before ? (
    <>
      {summary}
      {props.before}
      {form}
    </>
  ) : (
    form
  );
}

/** Two fields, side by side if there is space. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;

/** Props of a field: label, value and error by name. The field of the only error takes the focus. */
export const fieldProps =
  <Name extends string>(labels: Record<Name, string>, { values, errors }: Pick<FormView, 'values' | 'errors'>) =>
  (name: Name) => ({
    name,
    label: labels[name],
    defaultValue: values[name],
    error: errors[name],
    ...(isOnlyError(name, errors) && takesFocus),
  });

export const isOnlyError = (name: string, errors: Record<string, string>): boolean =>
  name in errors && Object.keys(errors).length === 1;
