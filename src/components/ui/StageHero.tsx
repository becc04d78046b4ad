import type { ReactNode } from 'react';
import { Section } from './Section.tsx';
import { SectionHead } from './SectionHead.tsx';
import { Stage } from './Stage.tsx';
import styles from './StageHero.module.css';

type StageHeroProps = {
  /** Id of the headline. */
  titleId: string;
  title: string;
  lead: string;
  /** Below the lead: buttons and links. */
  actions: ReactNode;
  /** The picture on the stage. */
  children: ReactNode;
};

/** First section of a page: headline and actions beside a picture. */
export const StageHero = ({ titleId, title, lead, actions, children }: StageHeroProps) => (
  <Section labelledBy={titleId} className={styles.columns}>
    <div className={styles.words}>
      <SectionHead level={1} id={titleId} title={title} lead={lead} />
      {actions}
    </div>
    <Stage>{children}</Stage>
  </Section>
);
