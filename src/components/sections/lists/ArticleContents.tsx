import styles from './ArticleContents.module.css';

export type ArticleHeading = { id: string; title: string };

type ArticleContentsProps = { title: string; headings: readonly ArticleHeading[] };

/** Links to an article's sections: beside the text on wide screens, folded above it on narrow ones. One is displayed. */
export const ArticleContents = ({ title, headings }: ArticleContentsProps) => (
  <>
    <nav aria-label={title} className={styles.beside}>
      <p className={styles.title}>{title}</p>
      <Links headings={headings} />
    </nav>
    <details className={styles.folded}>
      <summary className={styles.title}>{title}</summary>
      <Links headings={headings} />
    </details>
  </>
);

const Links = ({ headings }: Pick<ArticleContentsProps, 'headings'>) => (
  <ol className={styles.list}>
    {headings.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} className={styles.link}>
          {title}
        </a>
      </li>
    ))}
  </ol>
);
