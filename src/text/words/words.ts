import { readContent } from '../../routes/contentReader.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { de, type Words } from './de.ts';
import { en } from './en.ts';
import { fill, fillAll, type Tokens } from './fill.ts';
import { wordTypeOf } from './wordTypes.ts';

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
    Object.entries(site.platform).map(([name, fact]) => [
      name,
      fact[locale] || unfilled('common', locale).toBeCompleted,
    ]),
  );

/** Tokens that every text of the dictionaries may use. */
export const commonTokens: readonly string[] = [...Object.keys(company), ...Object.keys(site.platform)];

/** A group from the content system, else from the file. Reading is recorded, so that a page follows its groups only. */
function unfilled<Group extends keyof Words>(group: Group, locale: Locale): Words[Group] {
  const type = wordTypeOf(group);
  // Safe cast: cms/texts checked the group against the same file.
  const given = type === undefined ? undefined : (readContent(type, locale) as Partial<Words> | undefined);
  return given?.[group] ?? files[locale][group];
}

type Filled = { common: Words['common']; group: unknown };
const filledGroups = new WeakMap<object, Filled>();

/** Filled once per value of the group. `common` holds the text of missing tokens. */
function filled<Group extends keyof Words>(group: Group, locale: Locale): Words[Group] {
  const words = unfilled(group, locale);
  const common = unfilled('common', locale);
  const known = filledGroups.get(words);
  if (known?.common === common) return known.group as Words[Group];
  const made = fillAll(words, { ...company, ...platformTokens(locale) });
  filledGroups.set(words, { common, group: made });
  return made;
}

function dictionary(locale: Locale): Words {
  const groups = Object.keys(files[locale]) as (keyof Words)[];
  const getters = groups.map((group) => [group, { enumerable: true, get: () => filled(group, locale) }] as const);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Words;
}

const dictionaries: Record<Locale, Words> = { de: dictionary('de'), en: dictionary('en') };

/**
 * All short texts of a language, with the tokens of the company (`{brand}`, `{founded}`, `{team}`, `{since}`) and of the
 * platform (`{replyTime}`) filled in.
 */
export const wordsFor = (locale: Locale): Words => dictionaries[locale];
