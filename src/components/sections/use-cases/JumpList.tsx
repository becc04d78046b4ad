import styles from './JumpList.module.css';

type JumpListProps = { title: string; entries: readonly { id: string; name: string }[] };

/** Table of contents of a long page. */
export function JumpList({ title, entries }: JumpListProps) {
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
