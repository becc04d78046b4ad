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
  /** The keywords of a text, folded. */
  keywordsIn(text: string): readonly string[];
  /** Replaces a page; without `page` it is removed. */
  replacePage(id: string, page: KnowledgePage | undefined): void;
};

/** Weight of a word after spelling correction: a corrected short word may be another word, a long one rarely is. */
const correctionWeight = ({ word, isCorrected }: WordMatch): number =>
  !isCorrected ? 1 : word.length > 7 ? 0.85 : 0.4;

/** Factors of the score. `headCoverageFactor`: a match in the head of the page only counts less for its sections. */
const headCoverageFactor = 0.7;
const faqScoreFactor = 1.3;
const headScoreFactor = 0.8;

export function createRetriever({ pages: given }: Knowledge, locale: Locale): Retriever {
  const language = languages[locale];
  const pages = new Map(given.map((page) => [page.id, page]));
  let sections = [...pages.values()].flatMap(sectionsOf);
  // Built when they are first needed: for a language model, and for a question that no entry answers.
  const indexes: Partial<Record<'all' | 'faq', SectionIndex>> = {};
  let byHeading: Map<string, KnowledgeSection> | undefined;
  const light = new Set(wordsIn(questionStopWords[locale]).map(({ word }) => language.stem(language.fold(word))));

  function findIn({ entries: all, sectionOf, lookUp }: SectionIndex, question: string): RetrievalHit[] {
    const entries = [...all.values()];
    const heads = new Map(entries.flatMap((entry) => (entry.nth === 0 ? [[entry.page.id, entry] as const] : [])));
    const words = lookUp(question, { unfinished: false })
      .filter(({ word, matches }) => !(light.has(language.stem(word)) || (matches.size === 0 && /^\d+$/.test(word))))
      .map((one) => ({ ...one, tells: Math.log(1 + entries.length / Math.max(1, one.matches.size)) }));
    const told = words.reduce((sum, { tells }) => sum + tells, 0);
    const hits = entries.flatMap((entry) => {
      const section = sectionOf(entry);
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
      const coverage = covered / told;
      const worth = section.page.weight * (isFaqEntry(section) ? faqScoreFactor : entry === head ? headScoreFactor : 1);
      return [{ ...section, coverage, score: score * coverage ** 2 * worth }];
    });
    return hits.sort((one, other) => other.score - one.score).slice(0, 8);
  }

  return {
    find(question) {
      indexes.all ??= indexSections(pages.values(), () => true, locale);
      return findIn(indexes.all, question);
    },
    findFaq(question) {
      // The first section of a page has its headline, whose words count for all.
      indexes.faq ??= indexSections(pages.values(), (section) => section.nth === 0 || isFaqEntry(section), locale);
      return findIn(indexes.faq, question).find(isFaqEntry);
    },
    findByRef(section) {
      const [id, fragment = ''] = section.split('#');
      return sections.find(({ page, unit }) => page.id === id && unit.fragment === fragment);
    },
    findByHeading(heading) {
      byHeading ??= new Map(
        sections.map((section) => [headingKey(section.unit.heading || section.page.title, language), section]),
      );
      return byHeading.get(headingKey(heading, language));
    },
    keywordsIn: (text) =>
      wordsIn(text)
        .map(({ word }) => language.fold(word))
        .filter((word) => !language.stopWords.has(word) && !light.has(language.stem(word))),
    replacePage(id, page) {
      if (page) pages.set(id, page);
      else pages.delete(id);
      sections = [...pages.values()].flatMap(sectionsOf);
      byHeading = undefined;
      for (const index of Object.values(indexes)) index.replacePage(id, page);
    },
  };
}

const sectionsOf = (page: KnowledgePage): KnowledgeSection[] => page.units.map((unit, nth) => ({ page, unit, nth }));

type SectionIndex = ReturnType<typeof indexSections>;

/** `isIncluded`: sections of the index. */
function indexSections(
  pages: Iterable<KnowledgePage>,
  isIncluded: (section: KnowledgeSection) => boolean,
  locale: Locale,
) {
  const sections = new Map<string, KnowledgeSection[]>();
  const include = (page: KnowledgePage) => {
    const own = sectionsOf(page).filter(isIncluded);
    sections.set(page.id, own);
    return toSearchPage(
      page,
      own.map(({ unit }) => unit),
    );
  };
  const { entries, index, documents, replacePage, lookUp } = createSearchIndex(
    { pages: [...pages].map(include), synonyms: synonyms[locale] },
    languages[locale],
  );
  index.addAll(documents);
  return {
    entries,
    sectionOf: ({ page, nth }: IndexEntry) => sections.get(page.id)?.[nth],
    lookUp,
    replacePage(id: string, page: KnowledgePage | undefined): void {
      if (!page) sections.delete(id);
      replacePage(id, page && include(page));
    },
  };
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
