import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Words } from '../../words/de.ts';
import styles from './Announcement.module.css';
import type { ShownNews } from './shownNews.ts';

type AnnouncementProps = {
  words: Words['newsroom'];
  news: ShownNews;
  trail: readonly { href: string; title: string }[];
  next: { title: string; text: string; label: string; href: string };
  allHref: string;
  children: ReactNode;
};

/** One announcement: when, what, and one next step. */
export const Announcement = ({ words, news, trail, next, allHref, children }: AnnouncementProps) => (
  <Section>
    <article aria-labelledby="news-title" className={styles.article}>
      <header className={styles.head}>
        <Breadcrumbs label={words.trail} trail={trail} current={news.name} />
        <SectionHead
          level={1}
          size={2}
          id="news-title"
          eyebrow={<time dateTime={news.date}>{news.dateText}</time>}
          title={news.title}
          lead={news.lead}
        />
      </header>
      {children}
      <Card as="section" tone="mint" aria-labelledby="next-step" className={styles.next}>
        <h2 id="next-step" className={styles.nextTitle}>
          {next.title}
        </h2>
        <p>{next.text}</p>
        <Button href={next.href}>{next.label}</Button>
      </Card>
      <p>
        <Link variant="standalone" href={allHref}>
          {words.all}
        </Link>
      </p>
    </article>
  </Section>
);
