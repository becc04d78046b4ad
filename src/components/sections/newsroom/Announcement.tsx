import type { ComponentProps, ReactNode } from 'react';
import type { Words } from '../../../text/words/de.ts';
import { Topics } from '../blog/Topics.tsx';
import { ArticleDocument } from '../lists/ArticleDocument.tsx';
import styles from './Announcement.module.css';
import type { NewsViewModel } from './newsViewModel.ts';

type AnnouncementProps = {
  words: Words['newsroom'];
  news: NewsViewModel;
  trail: readonly { href: string; title: string }[];
  contents: ComponentProps<typeof ArticleDocument>['contents'];
  next: { title: string; text: string; label: string; href: string };
  related: readonly NewsViewModel[];
  allHref: string;
  children: ReactNode;
};

/** One announcement of the newsroom, with its date above the headline. */
export const Announcement = ({ words, news, trail, contents, next, related, allHref, children }: AnnouncementProps) => (
  <ArticleDocument
    titleId="news-title"
    trail={{ label: words.trail, steps: trail, current: news.name }}
    eyebrow={<time dateTime={news.date}>{news.dateText}</time>}
    title={news.title}
    lead={news.lead}
    facts={<Topics topics={news.topics} />}
    contents={contents}
    next={next}
    tone="mint"
    related={{
      title: words.related,
      items: related.map(({ href, title, date, dateText }) => ({
        href,
        title,
        date: (
          <time dateTime={date} className={styles.date}>
            {dateText}
          </time>
        ),
      })),
    }}
    all={{ label: words.all, href: allHref }}
  >
    {children}
  </ArticleDocument>
);
