import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { FieldWrapper, type FieldWrapperProps, fieldAriaProps } from './FieldWrapper.tsx';

type Common = Omit<FieldWrapperProps, 'children' | 'id'> & {
  name: string;
  /** Target of the label and of error summary links. Defaults to `name`; set it if a page has two forms. */
  id?: string;
};
type Native<Element extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Element>,
  keyof Common | 'type' | 'className' | 'children' | 'aria-invalid' | 'aria-describedby'
>;

type Option = { value: string; label: string };

type FieldProps = Common &
  (
    | ({ kind: 'text' | 'email' | 'tel' | 'url' | 'number' | 'search' } & Native<'input'>)
    | ({ kind: 'textarea' } & Native<'textarea'>)
    | ({ kind: 'select'; options: readonly Option[] } & Native<'select'>)
  );

/** A labelled form control with hint and error, linked by ids. The server validates; the browser only assists. */
export function Field(props: FieldProps) {
  const { label, hint, error, note, className, ...control } = props;
  const id = props.id ?? props.name;
  return (
    <FieldWrapper {...{ id, label, hint, error, note, className }}>
      <Control {...control} id={id} {...fieldAriaProps(id, hint, error)} />
    </FieldWrapper>
  );
}

type ControlProps = FieldProps extends infer Props ? (Props extends FieldProps ? Omit<Props, 'label'> : never) : never;

function Control(props: ControlProps) {
  switch (props.kind) {
    case 'textarea': {
      const { kind: _, ...native } = props;
      return <textarea rows={6} {...native} className={styles.control} />;
    }
    case 'select': {
      const { kind: _, options, ...native } = props;
      return (
        <span className={styles.select}>
          <select {...native} className={styles.control}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </span>
      );
    }
    default: {
      const { kind, ...native } = props;
      return <input type={kind} {...native} className={styles.control} />;
    }
  }
}
