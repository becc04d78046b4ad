/**
 * The seed of the content system as entries of the fake one, with a mark after each word of each text. Words of the
 * finished pages without the mark come from somewhere else.
 */
import { cmsRequests, contentKinds } from '../../src/cms/cmsRequests.ts';
import { seedEntries, seedMenus } from '../../src/cms/seedEntries.ts';
import { locales } from '../../src/routes/table.ts';

type Entry = Record<string, unknown>;

/** Word joiner: invisible, and no part of any text of the site. */
export const mark = '\u2060';

/** Fields that hold an id, an address or a choice; also with the name of their group, as in `messageFrom`. */
const codes =
  /^(key|slug|page|group|type|date|changed|numbering|price|to|iconName|iconType|identifier)$|(^|[a-z])([uU]rl|[pP]age|[fF]rom|[lL]ang|[kK]ind|[iI]con|[aA]nchor|[sS]peaker|[bB]lock|[lL]ane|[sS]tate|[sS]creen)$|^act$/;

/** Leaves tokens, addresses and targets of links alone. */
const marked = (text: string): string =>
  text.replace(/\{[^{}]*\}|\]\([^)]*\)|\b(?:https?|mailto):\S+|\p{L}[\p{L}\p{N}\u00AD]*/gu, (found) =>
    /^\p{L}/u.test(found) && !/^(https?|mailto):/.test(found) ? found + mark : found,
  );

function markTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return codes.test(field) || /^https:/.test(value) ? value : marked(value);
  if (Array.isArray(value)) return value.map((item) => markTexts(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, markTexts(inner, name)]));
}

/** By path and language, as the fake content system stores them. */
export function markedEntries(): Map<string, Entry | Entry[]> {
  const entries = new Map<string, Entry | Entry[]>();
  for (const locale of locales) {
    const seed = seedEntries(locale);
    for (const kind of contentKinds) {
      const { path, models } = cmsRequests[kind];
      const own = seed[models[0] ?? ''];
      const name = path(locale).replace(/[/?].*/, '');
      const isCollection = path(locale).includes('pagination[pageSize]') || kind === 'navMenus';
      const texts = own?.map((entry) => markTexts(entry) as Entry) ?? [];
      const [first] = texts;
      if (first) entries.set(`${name}:${locale}`, isCollection ? texts : first);
    }
  }
  for (const { slug, ...menu } of seedMenus()) entries.set(`menus:${slug}`, [{ slug, ...(markTexts(menu) as Entry) }]);
  return entries;
}
