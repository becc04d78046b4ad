import type { Words } from '../../../text/words/de.ts';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FieldPair, FormShell, type FormView, fieldProps } from '../form/FormShell.tsx';

type Props = {
  words: Words['forms'];
  view: FormView;
  /** Repeats what the call to action that led here is about. */
  intro?: string | undefined;
};

/** The contact form (product-decisions.md, Forms). */
export function ContactForm({ words, view, intro }: Props) {
  const { labels, hints, topics } = words.contact;
  const field = fieldProps(labels, view);
  const optional = { note: words.optional };
  return (
    <FormShell name="contact" words={words} own={words.contact} {...view}>
      {intro && (
        <Notice>
          <p>{intro}</p>
        </Notice>
      )}
      <Field
        kind="select"
        {...field('topic')}
        options={Object.entries(topics).map(([value, label]) => ({ value, label }))}
      />
      <FieldPair>
        <Field kind="text" {...field('firstname')} {...optional} autoComplete="given-name" />
        <Field kind="text" {...field('lastname')} required autoComplete="family-name" />
      </FieldPair>
      <Field kind="email" {...field('email')} hint={hints.email} required autoComplete="email" spellCheck={false} />
      <Field kind="tel" {...field('phone')} hint={hints.phone} {...optional} autoComplete="tel" />
      <Field kind="textarea" {...field('message')} hint={hints.message} required />
    </FormShell>
  );
}
