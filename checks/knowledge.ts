/**
 * The bot's knowledge base against the pages: each source is a section of a page, and each figure of an answer or variant stands
 * on its source's page or on one of the further sections'.
 */

import type { KnowledgeEntry } from '../bot/knowledge/entry.ts';
import { knowledgeTokens } from '../bot/knowledge/knowledgeTokens.ts';
import { readKnowledgeFile } from '../bot/knowledge/readKnowledgeFile.ts';
import { type Locale, locales } from '../src/routes/table.ts';
import { fill } from '../src/text/words/words.ts';
import { readPages, type SitePage } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

export const knowledge: SiteCheck = {
  name: 'knowledge',
  problems: async (origin) => {
    const pages = await readPages(origin);
    return locales.flatMap((locale) => {
      const tokens = knowledgeTokens(locale);
      const { entries, variants = {} } = readKnowledgeFile(locale);
      const filled = entries.flatMap((entry) =>
        [entry.answer, ...(variants[entry.id]?.variants ?? []).map(({ text }) => text)].map((answer) => ({
          ...entry,
          answer: fill(answer, tokens),
        })),
      );
      return findUnsupportedEntries(
        filled,
        pages.filter((page) => page.locale === locale),
        locale,
      );
    });
  },
};

type Page = Pick<SitePage, 'id' | 'html'>;

/** `entries` with filled answers; `pages` of the same language. */
export function findUnsupportedEntries(
  entries: readonly Pick<KnowledgeEntry, 'id' | 'answer' | 'source' | 'also'>[],
  pages: readonly Page[],
  locale: Locale,
): string[] {
  const byId = new Map(pages.map((page) => [page.id as string, page]));
  return entries.flatMap(({ id, answer, source, also }) => {
    const sections = [source, ...also];
    const missing = sections.filter((section) => !isSection(section, byId));
    const html = sections.map((section) => byId.get(pageOf(section))?.html ?? '').join(' ');
    // Structured data has dates that visitors do not see.
    const text = html.replace(/<script\b.*?<\/script>/gs, ' ');
    // A figure may be the value of a field.
    const values = [...text.matchAll(/ value="([^"]*)"/g)].map(([, value]) => value).join(' ');
    const known = figuresOf(`${text.replace(/<[^>]+>/g, ' ')} ${values}`);
    const unknown = [...figuresOf(answer)].filter((figure) => !known.has(figure));
    return [
      ...missing.map((section) => `${locale} ${id}: there is no section ${section}`),
      ...unknown.map((figure) => `${locale} ${id}: ${figure} is not on the page of its source`),
    ];
  });
}

const pageOf = (section: string): string => section.split('#')[0] ?? '';

function isSection(section: string, pages: ReadonlyMap<string, Page>): boolean {
  const [id = '', fragment] = section.split('#');
  const page = pages.get(id);
  return page !== undefined && (fragment === undefined || page.html.includes(` id="${fragment}"`));
}

/** Digits only: "1.499 €" and "1,499" are the same figure. */
const figuresOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) => figure.replace(/\D/g, '')));

if (import.meta.main) await runAlone(knowledge);
