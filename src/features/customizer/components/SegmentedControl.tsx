import type { ReactNode } from 'react';
import { classes } from '../../../components/ui/classes.ts';
import styles from './SegmentedControl.module.css';

type ChoiceProps = {
  name: string;
  label: string;
  /** Labels by value; the first is selected by default. */
  options: Record<string, ReactNode>;
  /** Label beside the options instead of above them. */
  row?: boolean;
};

/** A single choice: native radio buttons styled as a segmented control. */
export function SegmentedControl({ name, label, options, row = false }: ChoiceProps) {
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
