import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { HyphenatedText } from './HyphenatedText.tsx';
import styles from './ToolHead.module.css';

type ToolHeadProps = {
  /** Id of the headline. */
  id: string;
  title: string;
  /** 2 if the tool is a section of a page with another first headline. */
  level?: 1 | 2;
  /** Above the headline: the name of the product. */
  eyebrow?: string | undefined;
  lead?: ReactNode;
  /** Below the lead: a link or a form. */
  children?: ReactNode;
  className?: string | undefined;
};

/** Headline of a page whose tool comes first: small enough to leave the first screen to the tool, with the lead beside it. */
export function ToolHead({ id, title, level = 1, eyebrow, lead, children, className }: ToolHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(styles.head, className)}>
      <div className={styles.titles}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading id={id} className={styles.title}>
          <HyphenatedText text={title} />
        </Heading>
      </div>
      {(lead || children) && (
        <div className={styles.words}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
