import { Link } from '../../ui/Link.tsx';
import styles from './Topics.module.css';

/** The topics of an article (one or two), each linked to its list. */
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
