import { Link } from '../../ui/Link.tsx';
import styles from './Topics.module.css';

/** What an article is about: one or two topics, each a link to all of its articles. */
export const Topics = ({ topics }: { topics: readonly { title: string; href: string }[] }) => (
  <ul className={styles.topics}>
    {topics.map(({ title, href }) => (
      <li key={href}>
        <Link href={href} className={styles.topic}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
