/**
 * The type `text-word`: the words that no page owns, an entry per text. A key is the path of the text in the files, such
 * as `forms.contact.submit`; a list of short texts is one entry with a text per line.
 */
import type { Locale } from '../../routes/table.ts';
import { navigationWordFiles } from '../../text/content/navigation/navigation.ts';
import { words as clientDe } from '../../text/words/client/de.ts';
import { words as clientEn } from '../../text/words/client/en.ts';
import { de } from '../../text/words/de.ts';
import { en } from '../../text/words/en.ts';
import { sharedWords } from '../../text/words/wordTypes.ts';
import { checkText } from './checkText.ts';
import type { Reading } from './fromStrapi.ts';
import { isPlainObject, tokensIn } from './shape.ts';

export const wordType = 'text-word';

type Groups = Readonly<Record<string, unknown>>;
/** Groups of the dictionaries, and those that are elsewhere. */
export const wordFiles: Record<Locale, Groups> = {
  de: { ...de, client: clientDe, navigation: navigationWordFiles.de },
  en: { ...en, client: clientEn, navigation: navigationWordFiles.en },
};

/** Title and description of pages have a type of their own, `page-meta`. */
const isElsewhere = (key: string) => /^meta\..*\.(title|description)$/.test(key);

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

type WordEntry = { key: string; description: string; text: string };

/** The entries of a language. */
export const wordEntries = (locale: Locale): WordEntry[] =>
  Object.entries(sharedWords).flatMap(([group, description]) =>
    leaves(wordFiles[locale][group], group).map(([key, text]) => ({ key, description: description[locale], text })),
  );

function leaves(value: unknown, key: string): [key: string, text: string][] {
  if (isElsewhere(key)) return [];
  if (typeof value === 'string') return [[key, value]];
  if (isLines(value)) return [[key, value.join('\n')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${key}.${name}`));
}

type WordReading = Reading & { entries: ReadonlyMap<string, unknown> };

/** A group with the given texts; without one, the file's text applies. Faults name the key. */
export function readWordGroup(group: string, locale: Locale, reading: WordReading): unknown {
  return replaced(wordFiles[locale][group], group, reading);
}

function replaced(own: unknown, key: string, reading: WordReading): unknown {
  if (typeof own === 'string') return textAt(own, key, own, reading) ?? own;
  if (isLines(own)) {
    const lines = textAt(own, key, own.join('\n'), reading)
      ?.split('\n')
      .filter((line) => line.trim() !== '');
    if (lines && lines.length !== own.length) reading.faults.push({ field: key, reason: 'wrongCount' });
    return lines ?? own;
  }
  if (Array.isArray(own)) return own.map((item, index) => replaced(item, `${key}.${index}`, reading));
  if (!isPlainObject(own)) return own;
  return Object.fromEntries(
    Object.entries(own).map(([name, inner]) => [name, replaced(inner, `${key}.${name}`, reading)]),
  );
}

function textAt(own: unknown, key: string, file: string, { entries, tokens, faults }: WordReading): string | undefined {
  const entry = isElsewhere(key) ? undefined : entries.get(key);
  const text = isPlainObject(entry) ? entry.text : undefined;
  if (typeof text !== 'string' || text === '' || text === file) return undefined;
  const reason = checkText(text, { tokens: tokensIn(own), own }, tokens);
  if (reason) faults.push({ field: key, reason });
  return text;
}
