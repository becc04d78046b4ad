import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { HyphenatedText } from './HyphenatedText.tsx';
import styles from './SectionHead.module.css';

type SectionHeadProps = {
  title: ReactNode;
  /** h1 in the first section of a page, h2 elsewhere. */
  level?: 1 | 2 | 3;
  /** Size, if it differs from the level's default. */
  size?: 1 | 2 | 3;
  /** Id for `labelledBy` of the section. */
  id?: string | undefined;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  className?: string | undefined;
};

/** Headline of a section, with an optional eyebrow and lead. */
export function SectionHead({ title, level = 2, size = level, id, eyebrow, lead, className }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(styles.head, className)}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading id={id} className={styles[`size${size}`]}>
        {typeof title === 'string' ? <HyphenatedText text={title} /> : title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
