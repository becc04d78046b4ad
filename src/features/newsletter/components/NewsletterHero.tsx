import type { ReactNode } from 'react';
import { Card } from '../../../components/ui/Card.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { Stage } from '../../../components/ui/Stage.tsx';
import { ToolHead } from '../../../components/ui/ToolHead.tsx';
import type { Newsletter } from '../../../text/words/de/newsletter.ts';
import styles from './NewsletterHero.module.css';

type NewsletterHeroProps = {
  words: Newsletter['hero'];
  feed: Newsletter['feed'];
  hrefs: Record<'blog' | 'rss', string>;
  /** Picture of a sample issue. */
  picture?: ReactNode;
  /** The form. */
  children?: ReactNode;
};

/** The offer, the form and the feed as an alternative without an address, beside a sample issue. */
export const NewsletterHero = ({ words, feed, hrefs, picture, children }: NewsletterHeroProps) => (
  <Section padding="tool" labelledBy="newsletter-title" className={styles.hero}>
    <ToolHead id="newsletter-title" title={words.title} lead={words.lead} />
    <div className={styles.columns}>
      <div className={styles.ways}>
        <Card raised>{children}</Card>
        <Card tone="sky" speaker="right" className={styles.feed}>
          <h2>{feed.title}</h2>
          <p>{feed.text}</p>
          <Link variant="standalone" href={hrefs.rss}>
            {feed.rss}
          </Link>
          <Link variant="standalone" href={hrefs.blog}>
            {feed.blog}
          </Link>
        </Card>
      </div>
      <Stage className={styles.stage}>{picture}</Stage>
    </div>
  </Section>
);
