import type { ReactNode } from 'react';
import type { Words } from '../../../text/words/de.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Topics } from '../blog/Topics.tsx';
import styles from './Announcement.module.css';
import type { NewsViewModel } from './newsViewModel.ts';

type AnnouncementProps = {
  words: Words['newsroom'];
  news: NewsViewModel;
  trail: readonly { href: string; title: string }[];
  next: { title: string; text: string; label: string; href: string };
  related: readonly NewsViewModel[];
  allHref: string;
  children: ReactNode;
};

/** One announcement: date, text, and one call to action. */
export const Announcement = ({ words, news, trail, next, related, allHref, children }: AnnouncementProps) => (
  <>
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
          <Topics topics={news.topics} />
        </header>
        {children}
        <Card as="section" tone="mint" aria-labelledby="next-step" className={styles.next}>
          <h2 id="next-step" className={styles.nextTitle}>
            {next.title}
          </h2>
          <p>{next.text}</p>
          <Button href={next.href}>{next.label}</Button>
        </Card>
      </article>
    </Section>
    <Section tone="card" labelledBy="related-title" className={styles.after}>
      <SectionHead id="related-title" size={3} title={words.related} />
      <ul className={styles.related} data-shared="">
        {related.map(({ href, title, date, dateText }) => (
          <li key={href} className={styles.relatedItem}>
            <h3 className={styles.relatedTitle}>
              <Link href={href}>{title}</Link>
            </h3>
            <time dateTime={date} className={styles.date}>
              {dateText}
            </time>
          </li>
        ))}
      </ul>
      <Link href={allHref} variant="standalone">
        {words.all}
      </Link>
    </Section>
  </>
);
