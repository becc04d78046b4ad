import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/Card.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { Stage } from '../../../components/ui/Stage.tsx';
import { ToolHead } from '../../../components/ui/ToolHead.tsx';
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
  <Section padding="tool" labelledBy="newsletter-title" className={styles.hero}>
    <ToolHead id="newsletter-title" title={words.title} lead={words.lead} />
    <div className={styles.columns}>
      <Card raised className={styles.form}>
        {children}
      </Card>
      <Stage className={styles.stage}>{picture}</Stage>
    </div>
  </Section>
);
