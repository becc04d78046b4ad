/**
 * The seed of the content system as entries of the fake one, with a mark after each word of each text. Words of the
 * finished pages without the mark come from somewhere else.
 */
import { seededEntries } from './seededEntries.ts';

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
  if (field === 'sections' && areNames(value)) return value;
  if (typeof value === 'string') return codes.test(field) || /^https:/.test(value) ? value : marked(value);
  if (Array.isArray(value)) return value.map((item) => markTexts(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, markTexts(inner, name)]));
}

/** The list of sections that a page shows; the sections of a legal text are texts. */
const areNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => Object.keys(item as object).join() === 'value');

export const markedEntries = () => seededEntries((entry) => markTexts(entry) as Record<string, unknown>);
