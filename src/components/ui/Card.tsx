import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { classes } from './classes.ts';
import type { Tone } from './tone.ts';

type CardProps = Omit<ComponentProps<'div'>, 'className'> & {
  as?: 'div' | 'article' | 'li' | 'section';
  tone?: Tone;
  /** Side of the tight corner. */
  speaker?: 'left' | 'right';
  padding?: 'normal' | 'small';
  /** With a shadow instead of a hairline. */
  raised?: boolean;
  className?: string | undefined;
};

/** A surface with one tight corner, for content that stands together. */
export function Card(props: CardProps) {
  const { as = 'div', tone = 'card', speaker = 'left', padding = 'normal', raised, className, ...rest } = props;
  // All four elements take the same attributes; one name spares a table of components.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      data-tone={tone}
      className={classes(
        styles.card,
        speaker === 'right' && styles.right,
        padding === 'small' && styles.small,
        raised && styles.raised,
        className,
      )}
    />
  );
}
