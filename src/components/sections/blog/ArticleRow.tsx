import { Bubble } from '../../ui/Bubble.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/Link.tsx';
import drawn from '../pictures/Transcript.module.css';
import styles from './ArticleRow.module.css';
import type { ArticleViewModel } from './articleViewModel.ts';
import { Byline } from './Byline.tsx';
import { Topics } from './Topics.tsx';

/** With the first question of its conversation; null = it has no conversation. */
export type ListedArticle = ArticleViewModel & { asked: string | null };

/** One article of a list: its text, and beside it what a visitor asks in it. `speaker`: who asks. */
export const ArticleRow = ({ article, speaker }: { article: ListedArticle; speaker: string }) => (
  <li className={classes(styles.row, article.asked !== null && styles.beside)} data-topic={article.topics[0]?.id}>
    <div className={styles.text}>
      <Byline article={article} />
      <h2 className={styles.title}>
        <Link href={article.href}>{article.title}</Link>
      </h2>
      <p className={styles.lead}>{article.lead}</p>
      <Topics topics={article.topics} />
    </div>
    {article.asked && (
      <Bubble as="p" speaker="right" className={styles.asked}>
        <span data-speaker="" className={drawn.spoken}>
          {speaker}:{' '}
        </span>
        {article.asked}
      </Bubble>
    )}
  </li>
);
