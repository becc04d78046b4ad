import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { de, type Words } from './de.ts';
import { en } from './en.ts';
import { fill, fillAll, type Tokens } from './fill.ts';

export { fill };

const company = {
  brand: site.brand,
  founded: site.facts.founded,
  team: site.facts.team,
  since: site.facts.chatbotsSince,
};

/** Fills the company's tokens in every text of a tree of plain data that is not a dictionary (navigation, plans). */
export const fillCompanyTokens = <T>(tree: T): T => fillAll(tree, company);

const files: Record<Locale, Words> = { de, en };

/** The operator's facts about the platform; an empty one reads "to be completed before launch". */
export const platformTokens = (locale: Locale): Tokens =>
  Object.fromEntries(
    Object.entries(site.platform).map(([name, fact]) => [name, fact[locale] || files[locale].common.toBeCompleted]),
  );

const filled = (locale: Locale): Words => fillAll(files[locale], { ...company, ...platformTokens(locale) });

const dictionaries: Record<Locale, Words> = { de: filled('de'), en: filled('en') };

/**
 * All short texts of a language, with the tokens of the company (`{brand}`, `{founded}`, `{team}`, `{since}`) and of the
 * platform (`{replyTime}`) filled in.
 */
export const wordsFor = (locale: Locale): Words => dictionaries[locale];
