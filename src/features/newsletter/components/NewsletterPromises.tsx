import { Card } from '../../../components/ui/Card.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import { TextWithLink } from '../../../components/ui/TextWithLink.tsx';
import type { Newsletter } from '../../../text/words/de/newsletter.ts';
import styles from './NewsletterPromises.module.css';

type NewsletterPromisesProps = {
  words: Newsletter['never'];
  feed: Newsletter['feed'];
  hrefs: Record<'privacy' | 'blog' | 'rss', string>;
};

/** Content that issues never have, the stored data, and the feed as an alternative without an address. */
export const NewsletterPromises = ({ words, feed, hrefs }: NewsletterPromisesProps) => (
  <Section id="never" labelledBy="never-title" className={styles.layout}>
    <div className={styles.never}>
      <SectionHead id="never-title" title={words.title} />
      <ul className={styles.list}>
        {words.items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
    <div className={styles.aside}>
      <Card className={styles.note}>
        <h3>{words.data.title}</h3>
        <p>
          <TextWithLink text={words.data.text} href={hrefs.privacy} label={words.data.link} />
        </p>
      </Card>
      <Card tone="sky" speaker="right" className={styles.note}>
        <h3>{feed.title}</h3>
        <p>{feed.text}</p>
        <Link variant="standalone" href={hrefs.rss}>
          {feed.rss}
        </Link>
        <Link variant="standalone" href={hrefs.blog}>
          {feed.blog}
        </Link>
      </Card>
    </div>
  </Section>
);
