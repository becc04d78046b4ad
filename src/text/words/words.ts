import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { de, type Words } from './de.ts';
import { en } from './en.ts';
import { fill, fillAll } from './fill.ts';

export { fill };

const company = {
  brand: site.brand,
  founded: site.facts.founded,
  team: site.facts.team,
  since: site.facts.chatbotsSince,
};

/** Fills the company's tokens in every text of a tree of plain data that is not a dictionary (navigation, plans). */
export const fillCompanyTokens = <T>(tree: T): T => fillAll(tree, company);

const dictionaries: Record<Locale, Words> = { de: fillCompanyTokens(de), en: fillCompanyTokens(en) };

/** All short texts of a language, with the company's tokens (`{brand}`, `{founded}`, `{team}`, `{since}`) filled in. */
export const wordsFor = (locale: Locale): Words => dictionaries[locale];
