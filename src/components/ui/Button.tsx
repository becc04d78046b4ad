import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

type ButtonCommonProps = {
  /** primary: petrol, once per group. secondary: outlined. highlight: marigold, on dark surfaces. quiet: text only. */
  variant?: 'primary' | 'secondary' | 'highlight' | 'quiet';
  size?: 'normal' | 'small';
  /** Fills the width of its parent. */
  wide?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

type AsLink = ButtonCommonProps &
  Omit<ComponentProps<'a'>, 'onClick' | keyof ButtonCommonProps> & { href: string; busy?: never; onClick?: never };
type AsButton = ButtonCommonProps &
  Omit<ComponentProps<'button'>, keyof ButtonCommonProps> & { href?: never; busy?: boolean };

/** A link styled as a button (`href`), or a button. The type forbids both at once. */
export function Button(props: AsLink | AsButton) {
  const { variant = 'primary', size = 'normal', wide = false, className, children, ...rest } = props;
  const look = classes(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  );
  if (rest.href !== undefined) {
    const { busy: _, ...link } = rest;
    return (
      <a {...link} className={look}>
        {children}
      </a>
    );
  }
  const { busy = false, href: _, type = 'button', ...button } = rest;
  return (
    <button {...button} type={type} aria-busy={busy || undefined} className={look}>
      {children}
    </button>
  );
}
