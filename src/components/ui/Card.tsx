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
  /** Shadow instead of a hairline border. */
  raised?: boolean;
  className?: string | undefined;
};

/** A surface with one tight corner that groups related content. */
export function Card(props: CardProps) {
  const { as = 'div', tone = 'card', speaker = 'left', padding = 'normal', raised, className, ...rest } = props;
  // All four elements take the same attributes, so one element name serves as the type of all.
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
