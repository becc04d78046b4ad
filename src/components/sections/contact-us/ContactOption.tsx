import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './ContactOption.module.css';

type ContactOptionProps = {
  words: { title: string; text: string; button: string };
  href: string;
  /** Alternative link for browsers without script. */
  withoutScript?: { label: string; href: string };
  tone: 'card' | 'mint' | 'ink';
  speaker?: 'left' | 'right';
  /** Illustration of this option. */
  children: ReactNode;
};

const buttons = { card: 'primary', mint: 'primary', ink: 'highlight' } as const;

/** One contact option: use, illustration and link. */
export function ContactOption({ words, href, withoutScript, tone, speaker = 'left', children }: ContactOptionProps) {
  return (
    <Card as="article" tone={tone} speaker={speaker} className={styles.way}>
      <div className={styles.words}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.text}>{words.text}</p>
      </div>
      {withoutScript && (
        <Button href={withoutScript.href} variant={buttons[tone]} className={classes(styles.button, styles.plain)}>
          {withoutScript.label}
        </Button>
      )}
      <Button href={href} variant={buttons[tone]} className={classes(styles.button, withoutScript && styles.scripted)}>
        {words.button}
      </Button>
      {children}
    </Card>
  );
}
