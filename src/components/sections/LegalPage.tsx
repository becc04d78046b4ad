import type { ReactNode } from 'react';
import type { LegalPageViewModel } from '../../text/content/legal/legalPages.ts';
import { Notice } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { ToolHead } from '../ui/ToolHead.tsx';
import { LegalBlocks } from './LegalBlocks.tsx';
import styles from './LegalPage.module.css';
import { LegalSpans } from './LegalSpans.tsx';

type LegalPageProps = {
  page: LegalPageViewModel;
  words: { contents: string; changed: string; draft: { title: string; text: string } };
  /** The operator has not yet confirmed the text (site.legal.textsConfirmed). */
  draft: boolean;
  /** Content after the text of one section. */
  addition?: { section: string; content: ReactNode } | undefined;
};

/** A legal page (spec section 3): heading, contents, sections with optional numbering. */
export function LegalPage({ page, words, draft, addition }: LegalPageProps) {
  const numbered = page.numbering !== 'none';
  const contents = <Contents sections={page.sections} numbered={numbered} />;
  return (
    <Section padding="tool" className={styles.layout}>
      <div className={styles.head}>
        <ToolHead id="legal-title" title={page.heading} lead={<LegalSpans of={page.lead} />} />
        <p className={styles.changed}>{words.changed}</p>
        {draft && (
          <Notice kind="draft" title={words.draft.title} className={styles.notice}>
            <p data-shared>{words.draft.text}</p>
          </Notice>
        )}
      </div>
      {/* Two versions of the same list, one visible at a time: folded on phones, beside the text on wide screens. */}
      <details className={styles.folded}>
        <summary className={styles.summary}>{words.contents}</summary>
        {contents}
      </details>
      <nav aria-label={words.contents} className={styles.aside}>
        <p className={styles.contentsTitle} aria-hidden="true">
          {words.contents}
        </p>
        {contents}
      </nav>
      <div className={styles.text}>
        {page.sections.map(({ id, title, paragraphs }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <h2 id={`${id}-title`} className={styles.title}>
              {numbered && <span>{index + 1}. </span>}
              {title}
            </h2>
            <LegalBlocks blocks={paragraphs} number={page.numbering === 'paragraphs' ? index + 1 : undefined} />
            {addition?.section === id && addition.content}
          </section>
        ))}
      </div>
    </Section>
  );
}

type ContentsProps = { sections: LegalPageViewModel['sections']; numbered: boolean };

function Contents({ sections, numbered }: ContentsProps) {
  return (
    <ol className={styles.contents}>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            {numbered && <span className={styles.number}>{index + 1}</span>}
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
