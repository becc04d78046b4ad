import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { Field } from '../../ui/Field.tsx';
import type { Words } from '../../words/de.ts';
import styles from './ContactForm.module.css';

type FieldName = keyof Words['forms']['contact']['labels'];

type Props = {
  words: Words['forms'];
  /** Address of the page itself: the form posts to where it stands. */
  action: string;
  privacyHref: string;
  /** One per form view, so that a form sent twice is one lead. */
  formId: string;
  values: Record<string, string>;
  /** Sentences by field; those of no visible field concern the whole form. */
  errors: Record<string, string>;
};

/** The contact form: plain HTML that works without script. `novalidate`, so that errors speak the page's language. */
export function ContactForm({ words, action, privacyHref, formId, values, errors }: Props) {
  const { labels, hints, topics, submit, privacy, privacyLink } = words.contact;
  const field = (name: FieldName) => ({
    name,
    label: labels[name],
    defaultValue: values[name],
    error: errors[name],
  });
  const optional = { note: words.optional };
  const problems = Object.entries(errors).map(([name, sentence]) => ({
    fieldId: name in labels ? name : undefined,
    sentence,
  }));
  const [beforeLink, afterLink] = privacy.split('{link}');

  return (
    <form method="post" action={action} className={styles.form} noValidate data-form="contact">
      {problems.length > 0 && <ErrorSummary title={words.errorTitle} problems={problems} />}
      <input type="hidden" name="form_id" value={formId} />
      <input type="hidden" name="elapsed_ms" />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="website_url">{words.trap}</label>
        <input type="text" id="website_url" name="website_url" tabIndex={-1} autoComplete="off" />
      </div>

      <Field
        kind="select"
        {...field('topic')}
        options={Object.entries(topics).map(([value, label]) => ({ value, label }))}
      />
      <div className={styles.pair}>
        <Field kind="text" {...field('firstname')} {...optional} autoComplete="given-name" />
        <Field kind="text" {...field('lastname')} required autoComplete="family-name" />
      </div>
      <Field kind="email" {...field('email')} hint={hints.email} required autoComplete="email" spellCheck={false} />
      <Field kind="tel" {...field('phone')} {...optional} autoComplete="tel" />
      <Field kind="textarea" {...field('message')} hint={hints.message} required />

      <div className={styles.end}>
        <Button type="submit">{submit}</Button>
        <p className={styles.privacy}>
          {beforeLink}
          <a href={privacyHref}>{privacyLink}</a>
          {afterLink}
        </p>
      </div>
    </form>
  );
}
