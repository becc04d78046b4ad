import type { ReactNode } from 'react';
import type { FaqGroup } from '../../../text/content/faq/schema.ts';
import type { Words } from '../../../text/words/de.ts';
import { Section } from '../../ui/Section.tsx';
import { ToolHead } from '../../ui/ToolHead.tsx';
import styles from './FaqHero.module.css';

type FaqHeroProps = {
  words: Words['faq'];
  groups: readonly FaqGroup[];
  /** The filter of the questions. */
  children: ReactNode;
};

/** Headline, the filter of the questions, and links to each group. */
export const FaqHero = ({ words, groups, children }: FaqHeroProps) => (
  <Section padding="tool" labelledBy="faq-title" className={styles.hero}>
    <ToolHead id="faq-title" title={words.title} lead={words.lead} />
    {children}
    <nav aria-label={words.groupsLabel}>
      <ul className={styles.groups}>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.group}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  </Section>
);
