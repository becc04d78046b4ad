import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/Card.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import { Stage } from '../../../components/ui/Stage.tsx';
import type { Newsletter } from '../../../text/words/de/newsletter.ts';
import styles from './NewsletterHero.module.css';

type NewsletterHeroProps = {
  words: Newsletter['hero'];
  /** Picture of a sample issue. */
  picture?: ReactNode;
  /** The form. */
  children?: ReactNode;
};

/** The offer and the form, beside a sample issue. */
export const NewsletterHero = ({ words, picture, children }: NewsletterHeroProps) => (
  <Section labelledBy="newsletter-title" className={styles.columns}>
    <div className={styles.words}>
      <SectionHead level={1} id="newsletter-title" title={words.title} lead={words.lead} />
      <Card raised>{children}</Card>
    </div>
    <Stage sun className={styles.stage}>
      {picture}
    </Stage>
  </Section>
);
