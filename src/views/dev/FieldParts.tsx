import { Button } from '../../components/ui/Button.tsx';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { Field } from '../../components/ui/Field.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { SectionHead } from '../../components/ui/SectionHead.tsx';
import styles from './parts.module.css';
import type { DevUiWords } from './words.ts';

export function FieldParts({ words }: { words: DevUiWords }) {
  const { headings, fields, buttons } = words;
  const options = fields.topics.map((label, index) => ({ value: String(index), label }));
  return (
    <Section id="fields" labelledBy="fields-title" className={styles.stack}>
      <SectionHead id="fields-title" title={headings.fields} />
      <div className={styles.halves}>
        <form className={styles.form} method="post" noValidate>
          <Field kind="text" name="lastname" label={fields.name} autoComplete="family-name" required />
          <Field kind="email" name="email" label={fields.email} hint={fields.emailHint} autoComplete="email" />
          <Field kind="tel" name="phone" label={fields.phone} note={fields.optional} autoComplete="tel" />
          <Field kind="select" name="topic" label={fields.topic} options={options} />
          <Field kind="textarea" name="message" label={fields.message} defaultValue={fields.messageText} />
          <Checkbox name="consent" label={fields.consent} />
          <Field kind="text" name="locked" label={fields.locked} defaultValue="4711" disabled />
          <Button type="submit">{buttons.primary}</Button>
        </form>
        <form className={styles.form} method="post" noValidate>
          <ErrorSummary
            title={fields.problems}
            problems={[
              { fieldId: 'wrong-email', sentence: fields.emailError },
              { fieldId: 'wrong-message', sentence: fields.messageError },
              { fieldId: 'wrong-consent', sentence: fields.consentError },
            ]}
          />
          <Field
            kind="email"
            id="wrong-email"
            name="email"
            label={fields.email}
            hint={fields.emailHint}
            error={fields.emailError}
            defaultValue="name@"
            autoComplete="email"
          />
          <Field kind="textarea" id="wrong-message" name="message" label={fields.message} error={fields.messageError} />
          <Checkbox id="wrong-consent" name="consent" label={fields.consent} error={fields.consentError} />
          <Button type="submit" busy>
            {buttons.busy}
          </Button>
        </form>
      </div>
    </Section>
  );
}
