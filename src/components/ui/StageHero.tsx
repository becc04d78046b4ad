import type { ReactNode } from 'react';
import type { DarkOpening } from './DarkOpening.tsx';
import { Section } from './Section.tsx';
import { SectionHead } from './SectionHead.tsx';
import { Stage } from './Stage.tsx';
import styles from './StageHero.module.css';

type StageHeroProps = {
  /** Target of links to this section. */
  id?: string;
  /** Id of the headline. */
  titleId: string;
  title: string;
  lead: string;
  /** Below the lead: buttons and links. */
  actions: ReactNode;
  /** Not imported here, because its styles would load with every page that has a stage. */
  Opening?: typeof Section | typeof DarkOpening;
  stage?: 'mint' | 'sky';
  /** The picture on the stage. */
  children: ReactNode;
};

/** First section of a page: headline and actions beside a picture. */
export function StageHero({ id, titleId, title, lead, actions, Opening = Section, stage, children }: StageHeroProps) {
  return (
    <Opening id={id} labelledBy={titleId} className={styles.columns}>
      <div className={styles.words}>
        <SectionHead level={1} id={titleId} title={title} lead={lead} />
        {actions}
      </div>
      <Stage tone={stage}>{children}</Stage>
    </Opening>
  );
}
