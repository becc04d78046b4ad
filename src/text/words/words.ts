import { readContent } from '../../routes/contentReader.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { type CompanyFacts, companyFacts } from './companyFacts.ts';
import { de, type Words } from './de.ts';
import { en } from './en.ts';
import { fill, fillAll, type Tokens } from './fill.ts';
import { wordTypeOf } from './wordTypes.ts';

export { fill };

/** The facts are read only where a text names them, so that pages without them do not follow them. */
const company = {
  brand: site.brand,
  get founded() {
    return companyFacts().founded;
  },
  get team() {
    return companyFacts().team;
  },
  get since() {
    return companyFacts().chatbotsSince;
  },
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

/** `facts`: undefined for a group that names none. */
type Filled = { common: Words['common']; facts: CompanyFacts | undefined; group: unknown };
const filledGroups = new WeakMap<object, Filled>();

/** Filled once per value of the group and the facts. `common` holds the text of missing tokens. */
function filled<Group extends keyof Words>(group: Group, locale: Locale): Words[Group] {
  const words = unfilled(group, locale);
  const common = unfilled('common', locale);
  const known = filledGroups.get(words);
  const namesFacts = known ? known.facts !== undefined : factTokens.test(JSON.stringify(words));
  const facts = namesFacts ? companyFacts() : undefined;
  if (known?.common === common && known.facts === facts) return known.group as Words[Group];
  const tokens = { ...platformTokens(locale), brand: site.brand, ...(facts && { ...company }) };
  const made = fillAll(words, tokens);
  filledGroups.set(words, { common, facts, group: made });
  return made;
}

const factTokens = /\{(?:founded|team|since)\}/;

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
