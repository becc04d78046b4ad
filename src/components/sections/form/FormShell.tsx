import type { ReactNode } from 'react';
import type { LeadContext } from '../../../forms/context.ts';
import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextWithLink } from '../../ui/TextWithLink.tsx';
import styles from './FormShell.module.css';

/** What the view of a form page knows of this one view of it. */
export type FormView = {
  /** Address of the page itself: the form posts to where it stands. */
  action: string;
  privacyHref: string;
  /** One per form view, so that a form sent twice is one lead. */
  formId: string;
  values: Record<string, string>;
  /** Sentences by field; those of no visible field concern the whole form. */
  errors: Record<string, string>;
  /** How the visitor came here: travels in the form, so that nothing has to be kept on the device. */
  context: LeadContext;
};

type FormShellProps = FormView & {
  /** `data-form`, by which scripts and tests find it. */
  name: string;
  words: Words['forms'];
  own: { labels: Record<string, string>; submit: string; privacy: string; privacyLink: string };
  children: ReactNode;
};

/** What every form has around its fields. Plain HTML; `novalidate`, so that errors speak the page's language. */
export function FormShell(props: FormShellProps) {
  const { name, words, own, action, privacyHref, formId, errors, context, children } = props;
  const problems = Object.entries(errors).map(([field, sentence]) => ({
    fieldId: field in own.labels ? field : undefined,
    sentence,
  }));
  return (
    <form method="post" action={action} className={styles.form} noValidate data-form={name}>
      {problems.length > 0 && <ErrorSummary title={words.errorTitle} problems={problems} />}
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

      {children}

      <div className={styles.end}>
        <div className={styles.send}>
          <Button type="submit">{own.submit}</Button>
          {/* Empty until the script has a reason: a live region must be there before its text. */}
          <p role="status" className={styles.checking} data-checking={words.checking} data-offline={words.offline} />
        </div>
        <p className={styles.privacy}>
          <TextWithLink text={own.privacy} href={privacyHref} label={own.privacyLink} />
        </p>
      </div>
    </form>
  );
}

/** Two fields that stand beside each other where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;

/** What a field takes from the form around it. */
export const fieldOf =
  <Name extends string>(labels: Record<Name, string>, { values, errors }: Pick<FormView, 'values' | 'errors'>) =>
  (name: Name) => ({ name, label: labels[name], defaultValue: values[name], error: errors[name] });
