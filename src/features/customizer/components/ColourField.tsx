import { FieldWrapper } from '../../../components/ui/FieldWrapper.tsx';
import { fill } from '../../../text/words/words.ts';
import type { ColourName } from '../widgetLook.ts';
import styles from './ColourField.module.css';

type ColourFieldProps = {
  name: ColourName;
  value: string;
  words: { label: string; picker: string; hint: string };
};

/** A colour as a hex code, with the browser's colour picker beside it. */
export function ColourField({ name, value, words }: ColourFieldProps) {
  const id = `look-${name}`;
  return (
    <FieldWrapper id={id} label={words.label}>
      <div className={styles.pair}>
        <input
          type="color"
          data-picker={name}
          aria-label={fill(words.picker, { colour: words.label })}
          defaultValue={value}
          className={styles.picker}
        />
        <input
          type="text"
          id={id}
          name={name}
          defaultValue={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          title={words.hint}
          className={styles.code}
        />
      </div>
      <p id={`${id}-error`} role="alert" className={styles.error} data-error-of={name} />
    </FieldWrapper>
  );
}
