import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ArticleContents, type ArticleHeading } from './ArticleContents.tsx';
import styles from './ArticleDocument.module.css';

type ArticleDocumentProps = {
  /** Id of the headline. */
  titleId: string;
  trail: { label: string; steps: readonly { href: string; title: string }[]; current: string };
  eyebrow?: ReactNode;
  title: string;
  lead: string;
  /** Below the lead: date and topics. */
  facts: ReactNode;
  contents: { title: string; headings: readonly ArticleHeading[] };
  /** The call to action after the text. */
  next: { title: string; text: string; label: string; href: string };
  tone: 'mint' | 'petrol-deep';
  related: { title: string; items: readonly { href: string; title: string; date: ReactNode }[] };
  all: { label: string; href: string };
  children: ReactNode;
};

/** A page of the blog or the newsroom: head, text, one call to action, related pages. */
export function ArticleDocument(props: ArticleDocumentProps) {
  const { titleId, trail, eyebrow, title, lead, facts, contents, next, tone, related, all, children } = props;
  const hasContents = contents.headings.length > 2;
  return (
    <>
      <Section padding="tool">
        <article aria-labelledby={titleId} className={styles.article}>
          <header className={styles.head}>
            <Breadcrumbs label={trail.label} trail={trail.steps} current={trail.current} />
            <SectionHead level={1} size={2} id={titleId} eyebrow={eyebrow} title={title} lead={lead} />
            {facts}
          </header>
          {hasContents && (
            <div className={styles.contents}>
              <ArticleContents {...contents} />
            </div>
          )}
          <div className={styles.text}>{children}</div>
          <Card as="section" tone={tone} aria-labelledby="next-step" className={styles.next}>
            <h2 id="next-step" className={styles.nextTitle}>
              {next.title}
            </h2>
            <p>{next.text}</p>
            <Button href={next.href} variant={tone === 'mint' ? 'primary' : 'highlight'}>
              {next.label}
            </Button>
          </Card>
        </article>
      </Section>
      <Section tone="card" labelledBy="related-title" className={styles.after}>
        <SectionHead id="related-title" size={3} title={related.title} />
        <ul className={styles.related} data-shared="">
          {related.items.map((item) => (
            <li key={item.href} className={styles.relatedItem}>
              <h3 className={styles.relatedTitle}>
                <Link href={item.href}>{item.title}</Link>
              </h3>
              {item.date}
            </li>
          ))}
        </ul>
        <Link href={all.href} variant="standalone">
          {all.label}
        </Link>
      </Section>
    </>
  );
}
