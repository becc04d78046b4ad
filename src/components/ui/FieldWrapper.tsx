import type { ReactNode } from 'react';
import CircleAlert from '~icons/lucide/circle-alert';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

export type FieldWrapperProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  /** One sentence, identical to the one in the error summary. */
  error?: string | undefined;
  /** A word after the label, such as "optional". */
  note?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Label, hint and error around a control. */
export function FieldWrapper({ id, label, hint, error, note, className, children }: FieldWrapperProps) {
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label} {note && <span className={styles.note}>{note}</span>}
      </label>
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={errorId(id)} className={styles.error}>
        <Icon of={CircleAlert} className={styles.alert} />
        {error}
      </p>
    )
  );
}

/** The attributes that link a control to its hint and error. */
export const fieldAriaProps = (id: string, hint: string | undefined, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': classes(error && errorId(id), hint && hintId(id)) || undefined,
});

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;
