import type { ReactNode } from 'react';
import type { Words } from '../../../text/words/de.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Article.module.css';
import type { ArticleViewModel } from './articleViewModel.ts';
import { Byline } from './Byline.tsx';
import { Topics } from './Topics.tsx';

type ArticleProps = {
  words: Words['blog'];
  article: ArticleViewModel;
  trail: readonly { href: string; title: string }[];
  next: { title: string; text: string; label: string; href: string };
  related: readonly ArticleViewModel[];
  allHref: string;
  children: ReactNode;
};

/** One article: head, text, one call to action, and related articles. */
export function Article({ words, article, trail, next, related, allHref, children }: ArticleProps) {
  return (
    <>
      <Section>
        <article aria-labelledby="article-title" className={styles.article}>
          <header className={styles.head}>
            <Breadcrumbs label={words.trail} trail={trail} current={article.name} />
            <SectionHead level={1} size={2} id="article-title" title={article.title} lead={article.lead} />
            <div>
              <Byline article={article} />
              <Topics topics={article.topics} />
            </div>
          </header>
          {children}
          <Card as="section" tone="petrol-deep" aria-labelledby="next-step" className={styles.next}>
            <h2 id="next-step" className={styles.nextTitle}>
              {next.title}
            </h2>
            <p>{next.text}</p>
            <Button href={next.href} variant="highlight">
              {next.label}
            </Button>
          </Card>
        </article>
      </Section>
      <Section tone="card" labelledBy="related-title" className={styles.onward}>
        <SectionHead id="related-title" size={3} title={words.related} />
        <ul className={styles.related} data-shared="">
          {related.map((other) => (
            <li key={other.href} className={styles.relatedItem}>
              <h3 className={styles.relatedTitle}>
                <Link href={other.href}>{other.title}</Link>
              </h3>
              <Byline article={other} />
            </li>
          ))}
        </ul>
        <Link href={allHref} variant="standalone">
          {words.all}
        </Link>
      </Section>
    </>
  );
}
