import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './Way.module.css';

type WayProps = {
  words: { title: string; text: string; button: string };
  href: string;
  tone: 'card' | 'mint' | 'ink';
  speaker?: 'left' | 'right';
  /** What shows how it goes. */
  children: ReactNode;
};

const buttons = { card: 'primary', mint: 'primary', ink: 'highlight' } as const;

/** One way to talk to us: what it is good for, what it looks like, where it starts. */
export function Way({ words, href, tone, speaker = 'left', children }: WayProps) {
  return (
    <Card as="article" tone={tone} speaker={speaker} className={styles.way}>
      <div className={styles.words}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.text}>{words.text}</p>
      </div>
      {children}
      <Button href={href} variant={buttons[tone]} className={styles.button}>
        {words.button}
      </Button>
    </Card>
  );
}
