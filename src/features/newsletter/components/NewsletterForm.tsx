import { FormShell, type FormView, fieldProps, isOnlyError } from '../../../components/sections/form/FormShell.tsx';
import { Checkbox } from '../../../components/ui/Checkbox.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import type { Words } from '../../../text/words/de.ts';

type Props = {
  words: Words['forms'];
  /** The consent text (features/newsletter/newsletterConsent.ts). */
  consent: string;
  view: FormView;
};

/** An email field, and a consent box that is not preselected (product-decisions.md, Forms). */
export function NewsletterForm({ words, consent, view }: Props) {
  const { labels } = words.newsletter;
  const field = fieldProps(labels, view);
  return (
    <FormShell name="newsletter" words={words} own={words.newsletter} {...view}>
      <Field kind="email" {...field('email')} required autoComplete="email" spellCheck={false} />
      <Checkbox
        name="consent"
        value="yes"
        label={consent}
        required
        defaultChecked={Boolean(view.values.consent)}
        error={view.errors.consent}
        autoFocus={isOnlyError('consent', view.errors)}
      />
    </FormShell>
  );
}
