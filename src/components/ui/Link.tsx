import type { ComponentProps, ReactNode } from 'react';
import ArrowRight from '~icons/lucide/arrow-right';
import ArrowUpRight from '~icons/lucide/arrow-up-right';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Link.module.css';

type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'onClick'> & {
  href: string;
  /** inline: in running text. standalone: on a separate line, with an arrow. plain: in lists and menus. */
  variant?: 'inline' | 'standalone' | 'plain';
  /** Links to another site. */
  external?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A link. External links open in the same tab too; the visitor can choose a new one. */
export function Link({ variant = 'inline', external = false, className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} {...(external && { rel: 'noopener' })} className={classes(styles[variant], className) || undefined}>
      {children}
      {variant === 'standalone' && <Icon of={external ? ArrowUpRight : ArrowRight} className={styles.arrow} />}
    </a>
  );
}
