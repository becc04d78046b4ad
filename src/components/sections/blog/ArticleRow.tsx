import { Link } from '../../ui/Link.tsx';
import styles from './ArticleRow.module.css';
import type { ArticleViewModel } from './articleViewModel.ts';
import { Byline } from './Byline.tsx';
import { Topics } from './Topics.tsx';

/** One article of a list: date and topics on the left, title and lead on the right. */
export const ArticleRow = ({ article }: { article: ArticleViewModel }) => (
  <li className={styles.row}>
    <div className={styles.facts}>
      <Byline article={article} />
      <Topics topics={article.topics} />
    </div>
    <div className={styles.text}>
      <h2 className={styles.title}>
        <Link href={article.href}>{article.title}</Link>
      </h2>
      <p className={styles.lead}>{article.lead}</p>
    </div>
  </li>
);
