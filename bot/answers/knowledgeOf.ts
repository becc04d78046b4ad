/** Turns the passages of built pages into the knowledge of the bot: every sentence of it is on the site. */
import type { PageText, Passage } from '../../src/discovery/page-text/passage.ts';
import { keywordsOf, named } from '../../src/features/search/keywords.ts';
import { weightOf } from '../../src/features/search/weights.ts';
import { pageOf } from '../../src/routes/pageOf.ts';
import type { Locale } from '../../src/routes/table.ts';
import { site } from '../../src/site.ts';
import type { Knowledge, KnowledgePage, KnowledgeUnit } from './knowledge.ts';

export const knowledgeOf = (pages: readonly PageText[], locale: Locale): Knowledge => ({
  pages: pages.filter((page) => page.locale === locale).flatMap((page) => knowledgePageOf(page) ?? []),
});

/** Undefined for a page without facts. */
export const knowledgePageOf = (page: PageText): KnowledgePage | undefined =>
  isList(page) || isSample(page) ? undefined : toKnowledgePage(page);

/** Lists of articles have no content except teasers. */
const isList = ({ page }: PageText): boolean => ['Blog', 'Newsroom'].includes(pageOf(page).view);

/** Templates and examples are sample conversations: nothing they say is a fact about the product. */
const isSample = ({ page }: PageText): boolean =>
  ['templates', 'examples'].includes(pageOf(page).family?.name ?? '') || page === 'templates';

/**
 * Sections that answer nothing: next steps, further reading, the filter of the FAQ, and the nine figures whose meaning
 * is not confirmed yet (text/content/use-cases/statistics.ts).
 */
const excludedSections = new Set(['statistics', 'next', 'next-step', 'related-title', 'faq-filter-title']);

function toKnowledgePage({ page, locale, path, title, metaTitle, description, passages }: PageText): KnowledgePage {
  return {
    ...{
      id: page,
      path,
      about: description,
      weight: weightOf(page, pageOf(page)),
      units: unitsOf(passages),
    },
    title: metaTitle.replace(` | ${site.brand}`, ''),
    headline: [title, keywordsOf(page, locale)].join(' ').trim(),
    named: named(page, locale).named ?? {},
  };
}

type Open = { heading: string; level: number; fragment: string; passages: Passage[] };

function unitsOf(passages: readonly Passage[]): KnowledgeUnit[] {
  const open: Open[] = [{ heading: '', level: 1, fragment: '', passages: [] }];
  for (const passage of passages) {
    const { heading, level, fragment } = passage.place;
    if (level === 0 || (fragment !== null && excludedSections.has(fragment))) continue;
    if (passage.kind === 'heading' && level > 1) open.push({ heading, level, fragment: fragment ?? '', passages: [] });
    else if (passage.kind !== 'heading' && isContent(passage)) open.at(-1)?.passages.push(passage);
  }
  const units = open.map((unit) => ({
    ...unit,
    blocks: blocksOf(unit.passages).filter((block) => unit.level > 1 || isWhole(block)),
  }));
  return units.map(({ heading, level, fragment, blocks }, nth) => {
    const after = units.slice(nth + 1);
    const end = after.findIndex((next) => next.level <= level);
    const below = level === 1 ? [] : after.slice(0, end === -1 ? undefined : end);
    return { heading, fragment, blocks, below: below.flatMap(beginning) };
  });
}

/** Below the headline of a page, this separates the lead from small print and labels of pictures. */
const isWhole = (block: string): boolean => block.length > 60;

/** Excludes pictures of the product, their chat lines, links and shared notes. */
const isContent = ({ kind, onlyLinks, shared, figure }: Passage): boolean =>
  !['picture', 'caption', 'line', 'code'].includes(kind) && !onlyLinks && !shared && figure === null;

const beginning = ({ heading, blocks: [first] }: { heading: string; blocks: string[] }): string[] =>
  first === undefined ? [] : [`• ${heading.replace(/[.:]$/, '')}: ${first.replace(/^• /, '')}`];

function blocksOf(passages: readonly Passage[]): string[] {
  const blocks: string[] = [];
  let header: readonly string[] = [];
  let term = '';
  for (const passage of passages) {
    const { kind, text } = passage;
    if (kind === 'row') {
      const cells = passage.cells.map((cell) => cell.map((run) => run.text).join(''));
      if (passage.header) header = cells;
      else blocks.push(rowInWords(cells, header));
    } else if (kind === 'term') term = text;
    else if (kind === 'detail') blocks.push(`• ${term}: ${text}`);
    else blocks.push(kind === 'item' ? `• ${text}` : text);
  }
  // Next to paragraphs, short blocks are labels and speech bubbles of pictures.
  const isLabel = (block: string) => block.length < 45 && !block.startsWith('• ') && !block.endsWith(':');
  return blocks.every(isLabel) ? blocks : blocks.filter((block) => !isLabel(block));
}

/** „• Plan: Aktive Nutzer im Monat 100, KI-Konten 1“. */
function rowInWords([first = '', ...cells]: readonly string[], [, ...header]: readonly string[]): string {
  const named = cells.map((cell, nth) => [header[nth], cell].filter((part) => part).join(': '));
  return `• ${first}${named.length > 0 ? ` – ${named.join('; ')}` : ''}`;
}
