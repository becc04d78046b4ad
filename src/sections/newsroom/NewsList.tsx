import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Words } from '../../words/de.ts';
import styles from './NewsList.module.css';
import type { ShownNews } from './shownNews.ts';

type NewsListProps = {
  words: Words['newsroom'];
  news: readonly ShownNews[];
  hrefs: { feed: string; press: string };
};

/** All announcements, newest first, with what journalists need beside them. */
export const NewsList = ({ words, news, hrefs }: NewsListProps) => (
  <Section labelledBy="newsroom-title" className={styles.columns}>
    <SectionHead level={1} id="newsroom-title" title={words.title} lead={words.lead} className={styles.head} />
    <ol className={styles.news}>
      {news.map(({ href, title, lead, date, dateText }) => (
        <li key={href} className={styles.item}>
          <p className={styles.date}>
            <time dateTime={date}>{dateText}</time>
          </p>
          <h2 className={styles.title}>
            <Link href={href}>{title}</Link>
          </h2>
          <p className={styles.lead}>{lead}</p>
        </li>
      ))}
    </ol>
    <div className={styles.aside}>
      <Card tone="mint" className={styles.note}>
        <h2 className={styles.noteTitle}>{words.press.title}</h2>
        <p>{words.press.text}</p>
        <Link variant="standalone" href={hrefs.press}>
          {words.press.link}
        </Link>
      </Card>
      <div className={styles.note}>
        <p>{words.feedText}</p>
        <Link variant="standalone" href={hrefs.feed}>
          {words.feedLink}
        </Link>
      </div>
    </div>
  </Section>
);
