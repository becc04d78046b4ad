import type { ArticleViewModel } from '../../../components/sections/blog/articleViewModel.ts';
import { Badge } from '../../../components/ui/Badge.tsx';
import type { Newsletter } from '../../../text/words/de/newsletter.ts';
import styles from './SampleIssue.module.css';

type SampleIssueProps = {
  words: Newsletter['sample'];
  brand: string;
  articles: readonly Pick<ArticleViewModel, 'title' | 'topics' | 'minutes' | 'href'>[];
};

/** A sample issue as it appears in an inbox. Its articles come from the blog, so they stay current. */
export const SampleIssue = ({ words, brand, articles }: SampleIssueProps) => (
  <figure className={styles.letter} aria-label={words.label} data-tone="card" data-shared="">
    <div className={styles.head}>
      <span className={styles.from}>
        {words.from}: <b>{brand}</b>
      </span>
      <Badge tone="marigold">{words.mark}</Badge>
      <span className={styles.subject}>
        {words.subject}: <b>{words.subjectText}</b>
      </span>
    </div>
    <div className={styles.body}>
      <p>{words.hello}</p>
      <p>{words.intro}</p>
      <ol className={styles.articles}>
        {articles.map(({ title, topics, minutes, href }) => (
          <li key={href} className={styles.article}>
            <span className={styles.topic}>{topics.map((topic) => topic.title).join(', ')}</span>
            <a href={href} className={styles.title}>
              {title}
            </a>
            <span className={styles.minutes}>{minutes}</span>
          </li>
        ))}
      </ol>
      <p className={styles.end}>{words.unsubscribe}</p>
    </div>
  </figure>
);
