import ArrowDown from '~icons/lucide/arrow-down';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './TableOfContents.module.css';

type TableOfContentsProps = {
  title: string;
  entries: readonly { id: string; name: string }[];
  /** Beside a conversation, from 1024 px: rows of large type that fill the height. */
  large?: boolean;
};

/** Table of contents of a long page. */
export function TableOfContents({ title, entries, large = false }: TableOfContentsProps) {
  return (
    <nav aria-label={title} className={classes(styles.contents, large && styles.large)}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.jump}>
              {name}
              {large && <Icon of={ArrowDown} size="large" className={styles.arrow} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
