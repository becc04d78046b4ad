/**
 * Retrieval: looks a question up in the knowledge. A section scores by its words as in the search
 * (src/features/search/createSearchIndex.ts) and by how much of the question it covers. Rare words weigh more; a word
 * of no page lowers the coverage, because the question may be about another topic. The coverage is the confidence of
 * the bot.
 */

import { createSearchIndex, type IndexEntry, type WordMatch } from '../../src/features/search/createSearchIndex.ts';
import { type Language, languages, wordsIn } from '../../src/features/search/language.ts';
import { synonyms } from '../../src/features/search/synonyms.ts';
import type { Locale } from '../../src/routes/table.ts';
import { entryPagePrefix, type Knowledge, type KnowledgePage, type KnowledgeUnit } from './knowledge.ts';
import { questionStopWords } from './questionStopWords.ts';

export type KnowledgeSection = { page: KnowledgePage; unit: KnowledgeUnit; nth: number };

export type RetrievalHit = KnowledgeSection & {
  score: number;
  /** 0 to 1: share of the question that the section covers. */
  coverage: number;
};

export type Retriever = {
  /** Of all sections, best first. */
  find(question: string): readonly RetrievalHit[];
  /** The best of the FAQ's questions. */
  findFaq(question: string): RetrievalHit | undefined;
  /** The first heading at `page` or `page#fragment`. */
  findByRef(section: string): KnowledgeSection | undefined;
  /** The section with exactly this heading. */
  findByHeading(heading: string): KnowledgeSection | undefined;
  /** The counterpart of a section of another language. */
  findCounterpart(section: KnowledgeSection): KnowledgeSection | undefined;
  /** The keywords of a text, folded. */
  keywordsIn(text: string): readonly string[];
};

/** Weight of a word after spelling correction: a corrected short word may be another word, a long one rarely is. */
const correctionWeight = ({ word, isCorrected }: WordMatch): number =>
  !isCorrected ? 1 : word.length > 7 ? 0.85 : 0.4;

/** Factors of the score. `headCoverageFactor`: a match in the head of the page only counts less for its sections. */
const headCoverageFactor = 0.7;
const faqScoreFactor = 1.3;
const headScoreFactor = 0.8;

export function createRetriever({ pages }: Knowledge, locale: Locale): Retriever {
  const language = languages[locale];
  const sections: KnowledgeSection[] = pages.flatMap((page) => page.units.map((unit, nth) => ({ page, unit, nth })));
  // Built when they are first needed: for a language model, and for a question that no entry answers.
  const indexes: Partial<Record<'all' | 'faq', SectionIndex>> = {};
  const light = new Set(wordsIn(questionStopWords[locale]).map(({ word }) => language.stem(language.fold(word))));
  const byHeading = new Map(
    sections.map((section) => [headingKey(section.unit.heading || section.page.title, language), section]),
  );

  function findIn({ sections, entries, heads, lookUp }: SectionIndex, question: string): RetrievalHit[] {
    const words = lookUp(question, { unfinished: false })
      .filter(({ word, matches }) => !(light.has(language.stem(word)) || (matches.size === 0 && /^\d+$/.test(word))))
      .map((one) => ({ ...one, tells: Math.log(1 + entries.length / Math.max(1, one.matches.size)) }));
    const all = words.reduce((sum, { tells }) => sum + tells, 0);
    const hits = entries.flatMap((entry) => {
      const section = sections[entry.id];
      if (!section || section.unit.blocks.length + section.unit.below.length === 0) return [];
      const head = heads.get(entry.page.id);
      let [score, covered] = [0, 0];
      for (const one of words) {
        const own = one.matches.get(entry.id);
        const above = head && head !== entry ? one.matches.get(head.id) : undefined;
        score += Math.max(own?.score ?? 0, (above?.score ?? 0) / 2) * (one.tells > 0 ? 1 : 0);
        covered += one.tells * correctionWeight(one) * (own ? 1 : above ? headCoverageFactor : 0);
      }
      if (covered === 0) return [];
      const coverage = covered / all;
      const worth = section.page.weight * (isFaqEntry(section) ? faqScoreFactor : entry === head ? headScoreFactor : 1);
      return [{ ...section, coverage, score: score * coverage ** 2 * worth }];
    });
    return hits.sort((one, other) => other.score - one.score).slice(0, 8);
  }

  return {
    find(question) {
      indexes.all ??= indexSections(sections, locale);
      return findIn(indexes.all, question);
    },
    findFaq(question) {
      // The first section of a page has its headline, whose words count for all.
      indexes.faq ??= indexSections(
        sections.filter((section) => section.nth === 0 || isFaqEntry(section)),
        locale,
      );
      return findIn(indexes.faq, question).find(isFaqEntry);
    },
    findByRef(section) {
      const [id, fragment = ''] = section.split('#');
      return sections.find(({ page, unit }) => page.id === id && unit.fragment === fragment);
    },
    findByHeading: (heading) => byHeading.get(headingKey(heading, language)),
    findCounterpart({ page, unit, nth }) {
      const own = pages.find(({ id }) => id === page.id);
      const found = own?.units.findIndex(({ fragment }, at) => fragment === unit.fragment && (fragment || at === nth));
      if (!own || found === undefined) return undefined;
      const first = page.units.findIndex(({ fragment }) => fragment === unit.fragment);
      const at = found === -1 ? 0 : unit.fragment ? found + nth - first : found;
      const same = own.units[at];
      return same && { page: own, unit: same, nth: at };
    },
    keywordsIn: (text) =>
      wordsIn(text)
        .map(({ word }) => language.fold(word))
        .filter((word) => !language.stopWords.has(word) && !light.has(language.stem(word))),
  };
}

type SectionIndex = ReturnType<typeof indexSections>;

function indexSections(sections: readonly KnowledgeSection[], locale: Locale) {
  const pages = [...Map.groupBy(sections, ({ page }) => page)].map(([page, own]) =>
    toSearchPage(
      page,
      own.map(({ unit }) => unit),
    ),
  );
  const { entries, index, documents, lookUp } = createSearchIndex(
    { pages, synonyms: synonyms[locale] },
    languages[locale],
  );
  index.addAll(documents);
  const heads = new Map<string, IndexEntry>();
  for (const entry of entries) if (!heads.has(entry.page.id)) heads.set(entry.page.id, entry);
  return { sections, entries, heads, lookUp };
}

/** A question and answer of the site; headlines elsewhere may be questions as well. */
export const isFaqEntry = ({ page, unit }: Pick<KnowledgeSection, 'page' | 'unit'>): boolean =>
  page.id.startsWith(entryPagePrefix) ||
  (unit.heading.endsWith('?') && (page.id === 'faq' || /^(?:question|active-user)/.test(unit.fragment)));

/** The synonyms of a section belong to its first heading. */
function toSearchPage(
  { id, path, title, headline, about, units, named }: KnowledgePage,
  shown: readonly KnowledgeUnit[],
) {
  const isFirst = (unit: KnowledgeUnit) => units.find(({ fragment }) => fragment === unit.fragment) === unit;
  const sections = shown.map((unit) => {
    const names = unit.fragment && isFirst(unit) ? (named[unit.fragment] ?? '') : '';
    return [`${unit.heading} ${names}`.trim(), unit.fragment, unit.blocks.join(' '), ''] as const;
  });
  return { id, path, title, headline: `${headline} ${named[''] ?? ''}`, about, kind: '', sections };
}

const headingKey = (text: string, { fold }: Language): string =>
  wordsIn(text)
    .map(({ word }) => fold(word))
    .join(' ');
