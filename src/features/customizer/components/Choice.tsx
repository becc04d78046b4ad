import type { ReactNode } from 'react';
import { classes } from '../../../components/ui/classes.ts';
import styles from './Choice.module.css';

type ChoiceProps = {
  name: string;
  label: string;
  /** By value, the first of them chosen. */
  options: Record<string, ReactNode>;
  /** Label beside the options instead of above them. */
  row?: boolean;
};

/** One of a few: native radio buttons that look like a row of keys. */
export function Choice({ name, label, options, row = false }: ChoiceProps) {
  return (
    <fieldset className={classes(styles.choice, row && styles.row)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {Object.entries(options).map(([value, content], index) => (
          <label key={value} className={styles.option} data-option={`${name} ${value}`}>
            <input type="radio" name={name} value={value} defaultChecked={index === 0} className={styles.input} />
            <span className={styles.key}>{content}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
