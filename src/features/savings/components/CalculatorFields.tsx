import { Card } from '../../../components/ui/Card.tsx';
import { fill } from '../../../text/words/fill.ts';
import { type CalculatorInput, defaultAssumptions } from '../calculateScenarios.ts';
import { type InputName, inputNames } from '../inputRanges.ts';
import type { InputErrorTexts } from '../readInput.ts';
import type { CalculationContext } from '../resultInWords.ts';
import { AmountField } from './AmountField.tsx';
import styles from './CalculatorFields.module.css';
import type { CalculatorWords } from './calculatorWords.ts';

type CalculatorFieldsProps = {
  terms: CalculationContext;
  words: CalculatorWords;
  values: Record<InputName, string>;
  errors: InputErrorTexts;
  /** The last complete input. */
  input: CalculatorInput | undefined;
  isExample: boolean;
};

/** Fields of the visitor's three figures, and of our assumptions, each with a slider. */
export function CalculatorFields({ terms, words, values, errors, input, isExample }: CalculatorFieldsProps) {
  const { labels } = terms.words;
  const field = (name: InputName) => (
    <AmountField
      key={name}
      name={name}
      label={labels[name]}
      note={words.units[name]}
      text={values[name]}
      error={errors[name]}
      slider={
        isAssumption(name)
          ? { label: fill(words.slider, { label: labels[name] }), value: (input ?? defaultAssumptions)[name] }
          : undefined
      }
      locale={terms.locale}
    />
  );
  return (
    <>
      <Card raised className={styles.group} as="div" role="group" aria-labelledby="figures-title">
        <h3 id="figures-title">{words.figures}</h3>
        {isExample && <p className={styles.note}>{words.example}</p>}
        {inputNames.filter((name) => !isAssumption(name)).map(field)}
      </Card>
      <Card className={styles.group} role="group" aria-labelledby="given-title">
        <h3 id="given-title">{words.assumptions}</h3>
        <p className={styles.note}>{words.assumptionsNote}</p>
        {inputNames.filter(isAssumption).map(field)}
      </Card>
    </>
  );
}

const isAssumption = (name: InputName): name is keyof typeof defaultAssumptions => name in defaultAssumptions;
