import type { ReactNode } from 'react';
import styles from './Accordion.module.css';
import { classes } from './classes.ts';

type AccordionItem = { id?: string; title: string; content: ReactNode; open?: boolean };

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Accordions with the same name open one item at a time. */
  name?: string;
  /** Heading level of the titles, one below the section's headline. */
  level?: 2 | 3 | 4;
  className?: string | undefined;
};

/** Expandable questions with native `<details>`: works without script and with find-in-page. */
export function Accordion({ items, name, level = 3, className }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(styles.accordion, className)}>
      {items.map(({ id, title, content, open }) => (
        <details key={title} id={id} name={name} open={open} className={styles.item}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
