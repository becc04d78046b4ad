import { FieldPair, FormShell, type FormView, fieldProps } from '../../../components/sections/form/FormShell.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { Field } from '../../../components/ui/Field.tsx';
import { Fold } from '../../../components/ui/Fold.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { Words } from '../../../text/words/de.ts';
import { inputNames } from '../inputRanges.ts';
import styles from './SendResult.module.css';

type SendResultProps = {
  id: string;
  words: Words['calculator']['send'];
  labels: Words['roi']['labels'];
  forms: Words['forms'];
  /** Its values also contain the calculation. */
  view: FormView;
};

const calculatorFields = Object.fromEntries(inputNames.map((name) => [name, name]));

/** Form that sends the result as a PDF by mail; the result itself is shown above without an address. */
export function SendResult({ id, words, labels, forms, view }: SendResultProps) {
  const field = fieldProps(labels, view);
  return (
    <Card tone="mint" speaker="right" id={id} className={styles.layout}>
      <SectionHead level={3} id={`${id}-title`} title={words.title} lead={words.lead} />
      <Fold summary={words.submit} open={Object.keys(view.errors).length > 0}>
        <FormShell name="roi" words={forms} own={{ ...words, labels }} {...view} errorTargets={calculatorFields}>
          {inputNames.map((name) => (
            <input key={name} type="hidden" name={name} defaultValue={view.values[name]} />
          ))}
          <FieldPair>
            <Field kind="text" {...field('firstname')} required autoComplete="given-name" />
            <Field kind="text" {...field('lastname')} required autoComplete="family-name" />
          </FieldPair>
          <FieldPair>
            <Field kind="text" {...field('company')} required autoComplete="organization" />
            <Field kind="email" {...field('email')} required autoComplete="email" spellCheck={false} />
          </FieldPair>
        </FormShell>
      </Fold>
    </Card>
  );
}
