import type { ComponentProps, ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { classes } from './classes.ts';
import { FieldError, fieldAriaProps } from './FieldWrapper.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  name: string;
  /** May contain links (consent texts). */
  label: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
};

/** A single yes/no choice. Never pre-ticked where it means consent. */
export function Checkbox({ label, error, className, ...native }: CheckboxProps) {
  const id = native.id ?? native.name;
  return (
    <div className={classes(styles.checkbox, className)}>
      <input type="checkbox" {...native} id={id} {...fieldAriaProps(id, undefined, error)} className={styles.box} />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
