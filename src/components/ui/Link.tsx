import type { ComponentProps, ReactNode } from 'react';
import ArrowRight from '~icons/lucide/arrow-right';
import ArrowUpRight from '~icons/lucide/arrow-up-right';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Link.module.css';

type LinkProps = Omit<ComponentProps<'a'>, 'className' | 'onClick'> & {
  href: string;
  /** inline: in running text. standalone: a line of its own, with an arrow. plain: in lists and menus. */
  variant?: 'inline' | 'standalone' | 'plain';
  /** Leads to another site. */
  external?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A link. External ones open in the same tab, like every other: the visitor decides. */
export function Link({ variant = 'inline', external = false, className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} {...(external && { rel: 'noopener' })} className={classes(styles[variant], className)}>
      {children}
      {variant === 'standalone' && <Icon of={external ? ArrowUpRight : ArrowRight} className={styles.arrow} />}
    </a>
  );
}
