import { Section } from '../../../components/ui/Section.tsx';
import { ToolHead } from '../../../components/ui/ToolHead.tsx';
import type { Words } from '../../../text/words/de.ts';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchHero.module.css';
import type { SearchPageView } from './searchPageView.ts';

type SearchHeroProps = { words: Words['search']; shown: SearchPageView };

/** The query, the number of results, and the search field. */
export function SearchHero({ words, shown }: SearchHeroProps) {
  const { query, action, heading, lead, everywhere } = shown;
  return (
    <Section padding="tool" labelledBy="search-title" className={styles.hero}>
      <ToolHead id="search-title" title={heading} lead={<span role="status">{lead}</span>} />
      <SearchForm id="search" {...{ action, words, query }} />
      {everywhere && (
        <p>
          {everywhere.note} <a href={everywhere.href}>{everywhere.label}</a>
        </p>
      )}
    </Section>
  );
}
