import { Field } from '../../../components/ui/Field.tsx';
import type { Locale } from '../../../routes/table.ts';
import { format } from '../../../text/format/format.ts';
import { type InputName, inputRanges } from '../inputRanges.ts';
import styles from './AmountField.module.css';

type AmountFieldProps = {
  name: InputName;
  label: string;
  note: string;
  /** As typed, or formatted for the language. */
  text: string;
  error: string | undefined;
  /** Accessible name and value of the slider, for assumptions. */
  slider?: { label: string; value: number } | undefined;
  locale: Locale;
};

/** A number field. Uncontrolled: input typed before hydration is kept. */
export function AmountField({ name, label, note, text, error, slider, locale }: AmountFieldProps) {
  const { least, most, decimals } = inputRanges[name];
  return (
    <div className={slider ? styles.assumption : styles.figure}>
      <Field
        kind="text"
        {...{ name, label, note, error }}
        defaultValue={text}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={styles.field}
      />
      {slider && (
        <input
          type="range"
          id={sliderIdOf(name)}
          className={styles.slider}
          aria-label={slider.label}
          aria-valuetext={format('entered', slider.value, locale)}
          min={least}
          max={most}
          step={steps[name] ?? 1}
          defaultValue={slider.value}
        />
      )}
    </div>
  );
}

export const sliderIdOf = (name: InputName): string => `${name}-slider`;

const steps: Partial<Record<InputName, number>> = { minutes: 0.5, factor: 0.01, perperson: 0.5 };
