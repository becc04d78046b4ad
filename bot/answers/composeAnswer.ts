/** Composes an answer from a section: the whole text if it is short, else the paragraphs that match the question. */

import { languages, wordsIn } from '../../src/features/search/language.ts';
import { type Locale, locales } from '../../src/routes/table.ts';
import { extraPrices } from '../../src/text/content/extraPrices.ts';
import { pricedPlans } from '../../src/text/content/plans.ts';
import { format } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { BotSource } from '../protocol/botApi.ts';
import { isFaqEntry, type KnowledgeSection } from './createRetriever.ts';

/** Maximum characters: about one chat window without scrolling. */
const maxAnswerLength = 620;
/** Below this number of characters, the sections below a section are added. */
const minSectionLength = 200;
const mostEntries = 6;

/** `question`: as written; `keywords`: the words of it that can match. */
export function composeAnswer(
  section: KnowledgeSection,
  question: string,
  keywords: readonly string[],
  locale: Locale,
): string {
  const { unit } = section;
  const own = unit.blocks.join(' ').length;
  const blocks =
    own < minSectionLength && !isFaqEntry(section)
      ? [...unit.blocks, ...unit.below.slice(0, mostEntries)]
      : unit.blocks;
  const chosen =
    blocks.join(' ').length <= maxAnswerLength * (isFaqEntry(section) ? 1.5 : 1)
      ? blocks
      : selectBlocks(blocks, keywords, locale);
  const text = joinBlocks([...leadIn(section, question, locale), ...chosen]);
  return withVatNote(text, locale);
}

/** The heading, because a text often omits its own subject: "Passes the conversation on …" */
function leadIn(section: KnowledgeSection, question: string, locale: Locale): string[] {
  const { heading } = section.unit;
  if (heading === '') return [section.page.title];
  if (heading === question.trim()) return [];
  if (isFaqEntry(section)) return [fill(wordsFor(locale).answers.under, { question: heading })];
  return [/[.!?]$/.test(heading) ? heading : `${cleanHeading(heading)}:`];
}

/** Removes final punctuation and the number of a legal section. */
const cleanHeading = (heading: string): string => heading.replace(/[.:]$/, '').replace(/^\d+\. /, '');

/** Joins blocks to one text; the entries of a list form one paragraph. */
export const joinBlocks = (blocks: readonly string[]): string =>
  blocks.reduce((text, block, nth) => {
    if (nth === 0) return block;
    const inList = block.startsWith('• ') && (blocks[nth - 1]?.startsWith('• ') || blocks[nth - 1]?.endsWith(':'));
    return `${text}${inList ? '\n' : '\n\n'}${block}`;
  }, '');

/** The blocks with the most words of the question, in their order, up to the length limit; a list keeps its intro. */
function selectBlocks(blocks: readonly string[], keywords: readonly string[], locale: Locale): string[] {
  const { fold, stem } = languages[locale];
  const sought = new Set(keywords.map(stem));
  const pieces = blocks.flatMap((block) => (block.length > maxAnswerLength ? sentencesOf(block) : [block]));
  const ranked = pieces
    .map((piece, nth) => ({
      nth,
      length: piece.length,
      hits: new Set(
        wordsIn(piece)
          .map(({ word }) => stem(fold(word)))
          .filter((word) => sought.has(word)),
      ).size,
    }))
    .sort((one, other) => other.hits - one.hits || one.nth - other.nth);
  const taken = new Set<number>();
  let length = 0;
  for (const piece of ranked) {
    if (taken.size > 0 && length + piece.length > maxAnswerLength) continue;
    taken.add(piece.nth);
    length += piece.length;
  }
  return pieces.filter((_, nth) => taken.has(nth));
}

export const sentencesOf = (block: string): string[] => block.split(/(?<=[.!?]) (?=[\p{Lu}„“])/u);

/** Adds the note on net prices to every text that names one of our prices (product-decisions.md, Prices). */
export function withVatNote(text: string, locale: Locale): string {
  const { vatNote } = wordsFor(locale).pricing;
  const note = vatNote.replace(/^\p{Lu}|\.$/gu, '');
  return namesOwnPrice(text) && !text.includes(note) ? `${text}\n\n${vatNote}` : text;
}

/** In either language. Computed sums have the note on net prices. */
export const namesOwnPrice = (text: string): boolean =>
  locales.some(
    (locale) =>
      text.includes(wordsFor(locale).pricing.vatNote) || ownPrices(locale).some((price) => text.includes(price)),
  );

const ownPrices = (locale: Locale): string[] => [
  ...pricedPlans(locale).map(({ price }) => format('price', price, locale)),
  ...Object.values(extraPrices()).map((price) => format('EUR', price, locale)),
];

/** Title and address of a section: „Preise › Bruttopreise?“. */
export function sourceOf(section: KnowledgeSection): BotSource {
  const { page, unit } = section;
  const [name = page.title] = page.title.split(': ');
  const heading = cleanHeading(unit.heading);
  const title = !heading ? page.title : isFaqEntry(section) ? heading : `${name} › ${heading}`;
  return { title, href: unit.fragment ? `${page.path}#${unit.fragment}` : page.path };
}
