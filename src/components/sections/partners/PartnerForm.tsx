import type { Words } from '../../../text/words/de.ts';
import { Field } from '../../ui/Field.tsx';
import { FieldPair, FormShell, type FormView, fieldProps } from '../form/FormShell.tsx';

type Props = {
  words: Words['forms'];
  /** Guidance for the message field; differs per programme. */
  hint: string;
  view: FormView;
};

/** The application for a partner programme (product-decisions.md, Forms). */
export function PartnerForm({ words, hint, view }: Props) {
  const field = fieldProps(words.partner.labels, view);
  return (
    <FormShell name="partner" words={words} own={words.partner} {...view}>
      <FieldPair>
        <Field kind="text" {...field('company')} required autoComplete="organization" />
        <Field kind="url" {...field('website')} note={words.optional} autoComplete="url" spellCheck={false} />
      </FieldPair>
      <FieldPair>
        <Field kind="text" {...field('name')} required autoComplete="name" />
        <Field kind="email" {...field('email')} required autoComplete="email" spellCheck={false} />
      </FieldPair>
      <Field kind="textarea" {...field('message')} hint={hint} required />
    </FormShell>
  );
}
