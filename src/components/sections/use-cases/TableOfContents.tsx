import styles from './TableOfContents.module.css';

type TableOfContentsProps = { title: string; entries: readonly { id: string; name: string }[] };

/** Table of contents of a long page. */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  return (
    <nav aria-label={title} className={styles.contents}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.jump}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
