import Minus from '~icons/lucide/minus';
import Plus from '~icons/lucide/plus';
import { FieldWrapper, fieldAriaProps } from '../../../components/ui/FieldWrapper.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import type { Locale } from '../../../routes/table.ts';
import { format } from '../../../text/format/format.ts';
import { fill } from '../../../text/words/fill.ts';
import { type InputName, inputRanges } from '../inputRanges.ts';
import styles from './AmountField.module.css';

type AmountFieldProps = {
  name: InputName;
  label: string;
  note: string;
  /** After the number: the currency. */
  unit?: string | undefined;
  /** As typed, or formatted for the language. */
  text: string;
  error: string | undefined;
  /** Names of the buttons that change the number by a step. */
  steps: { less: string; more: string };
  /** Accessible name and value of the slider, for assumptions. */
  slider?: { label: string; value: number } | undefined;
  locale: Locale;
};

/**
 * A number field with buttons for one step less and more. A text input, because `type=number` shows no thousands
 * separators. Uncontrolled: input typed before hydration is kept.
 */
export function AmountField({ name, label, note, unit, text, error, steps, slider, locale }: AmountFieldProps) {
  const { least, most, decimals } = inputRanges[name];
  const stepButton = (direction: 1 | -1, pattern: string) => (
    <button type="button" data-step={direction} aria-label={fill(pattern, { label })}>
      <Icon of={direction > 0 ? Plus : Minus} />
    </button>
  );
  return (
    <div className={slider ? styles.assumption : styles.figure}>
      <FieldWrapper id={name} {...{ label, note, error }} className={styles.field}>
        <div className={styles.stepper}>
          {!slider && stepButton(-1, steps.less)}
          <input
            type="text"
            id={name}
            name={name}
            defaultValue={text}
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...fieldAriaProps(name, undefined, error)}
          />
          {unit && (
            <span aria-hidden="true" className={styles.unit}>
              {unit}
            </span>
          )}
          {!slider && stepButton(1, steps.more)}
        </div>
      </FieldWrapper>
      {slider && (
        <input
          type="range"
          id={sliderIdOf(name)}
          className={styles.slider}
          aria-label={slider.label}
          aria-valuetext={format('entered', slider.value, locale)}
          min={least}
          max={most}
          step={inputRanges[name].step}
          defaultValue={slider.value}
        />
      )}
    </div>
  );
}

export const sliderIdOf = (name: InputName): string => `${name}-slider`;
