import type { Locale } from '../routes/table.ts';
import { site } from '../site.ts';
import { de, type Words } from './de.ts';
import { en } from './en.ts';
import { fill, type Tokens } from './fill.ts';

export { fill };

/** Replaces tokens in every text of a tree of plain data. */
function fillAll<T>(tree: T, tokens: Tokens): T {
  if (typeof tree === 'string') return fill(tree, tokens) as T;
  if (Array.isArray(tree)) return tree.map((item) => fillAll(item, tokens)) as T;
  if (tree === null || typeof tree !== 'object') return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fillAll(value, tokens)])) as T;
}

const company = {
  brand: site.brand,
  founded: site.facts.founded,
  team: site.facts.team,
  since: site.facts.chatbotsSince,
};

/** Fills the company's tokens in every text of a tree of plain data that is not a dictionary (navigation, plans). */
export const withCompany = <T>(tree: T): T => fillAll(tree, company);

const dictionaries: Record<Locale, Words> = { de: withCompany(de), en: withCompany(en) };

/** All short texts of a language, with the company's tokens (`{brand}`, `{founded}`, `{team}`, `{since}`) filled in. */
export const wordsFor = (locale: Locale): Words => dictionaries[locale];
