import { fill } from '../../../text/words/fill.ts';
import { type CalculatorInput, defaultAssumptions } from '../calculateScenarios.ts';
import { type InputName, inputNames } from '../inputRanges.ts';
import type { InputErrorTexts } from '../readInput.ts';
import { type CalculationContext, inputInWords } from '../resultInWords.ts';
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
};

/** Fields of the visitor's three figures, and of our assumptions, folded, each with a slider. */
export function CalculatorFields({ terms, words, values, errors, input }: CalculatorFieldsProps) {
  const { labels } = terms.words;
  const field = (name: InputName) => (
    <AmountField
      key={name}
      name={name}
      label={labels[name]}
      note={words.units[name]}
      unit={name === 'salary' ? '€' : undefined}
      text={values[name]}
      error={errors[name]}
      steps={words.steps}
      slider={
        isAssumption(name)
          ? { label: fill(words.slider, { label: labels[name] }), value: (input ?? defaultAssumptions)[name] }
          : undefined
      }
      locale={terms.locale}
    />
  );
  const [rate, minutes, , perperson] = input ? inputInWords(input, terms).assumptions.map(({ value }) => value) : [];
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.hidden}>{words.figures}</legend>
        {inputNames.filter((name) => !isAssumption(name)).map(field)}
      </fieldset>
      <details className={styles.assumptions} open={inputNames.some((name) => isAssumption(name) && errors[name])}>
        <summary className={styles.summary}>
          <span>
            <b>{words.assumptions}</b>
            {rate && minutes && perperson && (
              <span className={styles.note}>{fill(words.assumptionsBrief, { rate, minutes, perperson })}</span>
            )}
          </span>
        </summary>
        <fieldset className={styles.group}>
          <legend className={styles.hidden}>{words.assumptions}</legend>
          <p className={styles.note}>{words.assumptionsNote}</p>
          {inputNames.filter(isAssumption).map(field)}
        </fieldset>
      </details>
    </>
  );
}

const isAssumption = (name: InputName): name is keyof typeof defaultAssumptions => name in defaultAssumptions;
