import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { Words } from '../../words/de.ts';
import styles from './ArticleList.module.css';
import { Byline } from './Byline.tsx';
import type { ShownArticle } from './shownArticle.ts';

type ArticleListProps = {
  words: Words['blog'];
  groups: readonly { id: string; title: string; text: string; articles: readonly ShownArticle[] }[];
  feedHref: string;
};

/** All articles by topic. */
export function ArticleList({ words, groups, feedHref }: ArticleListProps) {
  return (
    <>
      <Section className={styles.head}>
        <SectionHead level={1} title={words.title} lead={words.lead} />
        <nav aria-label={words.topicsLabel}>
          <ul className={styles.topics}>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.topic}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
      {groups.map(({ id, title, text, articles }, index) => (
        <Section
          key={id}
          id={id}
          tone={index % 2 ? 'paper' : 'card'}
          labelledBy={`${id}-title`}
          className={styles.group}
        >
          <SectionHead id={`${id}-title`} title={title} lead={text} />
          <ol className={styles.articles}>
            {articles.map((article) => (
              <li key={article.href} className={styles.article}>
                <Byline article={article} />
                <h3 className={styles.title}>
                  <Link href={article.href}>{article.title}</Link>
                </h3>
                <p>{article.lead}</p>
              </li>
            ))}
          </ol>
        </Section>
      ))}
      <Section padding="none" className={styles.feed}>
        <p>{words.feedText}</p>
        <Link href={feedHref} variant="standalone">
          {words.feedLink}
        </Link>
      </Section>
    </>
  );
}
