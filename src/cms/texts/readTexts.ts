/**
 * The content system's answers for the types of textTypes.ts as texts of the site. A part (a group of words, an entry of
 * a collection) with a fault is refused alone: its last valid version stays, else the file's applies.
 */
import { z } from 'zod';
import type { Locale } from '../../routes/table.ts';
import { commonTokens } from '../../text/words/words.ts';
import { sharedWords } from '../../text/words/wordTypes.ts';
import { type EntryFault, isFaultReason } from '../entryFault.ts';
import type { EntryList, KeptEntries, ParsedList } from '../entryList.ts';
import { entryTimes, isInTime } from '../entryTimes.ts';
import { isRecord } from '../flatten.ts';
import { addedEntry } from './addedEntry.ts';
import { attributeName } from './attributeName.ts';
import { fromStrapi, type Reading } from './fromStrapi.ts';
import { type GroupShape, tokensIn } from './shape.ts';
import { readWordGroup } from './sharedTexts.ts';
import type { EntryTextType, PageTextType, TextGroup } from './textTypes.ts';

export type ReadTexts = EntryList<Record<string, unknown>>;
type ParsedTexts = ParsedList<Record<string, unknown>>;

/** Its versions, newest first, each with the entries that it consists of. */
type Part = {
  name: string;
  versions: readonly KeptEntries[];
  /** Undefined for an entry outside its time. */
  read: (version: KeptEntries, reading: Reading) => unknown;
  /** No file has it. */
  isNew?: boolean;
};

const companyTokens: ReadonlySet<string> = new Set(commonTokens);

function readParts(parts: readonly Part[], tokens: ReadonlySet<string>): ParsedTexts {
  const value: Record<string, unknown> = {};
  const entries = new Map<string, unknown>();
  const faults: EntryFault[] = [];
  for (const { name, versions, read, isNew } of parts) {
    const readings = versions.map((version) => {
      const reading: Reading = { faults: [], dropped: [], tokens };
      return { ...reading, version, text: read(version, reading) };
    });
    const valid = readings.find((reading) => reading.faults.length === 0);
    if (valid?.text !== undefined) value[name] = valid.text;
    for (const [key, entry] of valid?.version ?? []) entries.set(key, entry);
    const shown = valid ? 'last' : isNew ? 'none' : 'file';
    faults.push(...(readings[0]?.faults ?? []).map((fault) => ({ ...fault, key: name, shown }) as const));
    faults.push(...(valid?.dropped ?? []).map((fault) => ({ ...fault, key: name, shown: 'rest' as const })));
  }
  return { value, entries, faults };
}

const versionsOf = (name: string, given: readonly unknown[], kept: KeptEntries): KeptEntries[] =>
  [...given, ...(kept.has(name) ? [kept.get(name)] : [])].map((entry) => new Map([[name, entry]]));

/** A page's groups. Without an entry there are none. Answers kept on disk may hold an entry per group. */
export const readPageTexts =
  ({ groups }: PageTextType): ReadTexts =>
  (answer, locale, kept) => {
    const given = answer.filter(isRecord);
    const own = groups.filter(({ files }) => files[locale] !== undefined);
    const parts = own.map((group) => ({
      name: group.name,
      versions: versionsOf(group.name, given, kept),
      read: (version: KeptEntries, reading: Reading) => readGroup(group, version.get(group.name), locale, reading),
    }));
    return readParts(parts, companyTokens);
  };

function readGroup({ name, prefix, shape, files }: TextGroup, given: unknown, locale: Locale, reading: Reading) {
  const entry = isRecord(given) ? given : {};
  if (shape.kind === 'group') return fromStrapi(shape, entry, files[locale], reading, { prefix, inType: true });
  const fields: GroupShape = { kind: 'group', fields: { [name]: shape } };
  return fromStrapi(fields, entry, { [name]: files[locale] }, reading, { inType: true })[name];
}

/** Entries by the site's id, and new ones by their key: these are pages of their family (routes/pageOf.ts). */
export function readEntryTexts({ shape, schema, files, added }: EntryTextType): ReadTexts {
  const tokens = new Set([...commonTokens, ...(added.tokens ?? []), ...tokensIn(files)]);
  return (answer, locale, kept) => {
    const { given, faults } = byKey(answer);
    const slugs = new Map<string, string>();
    const parts = [...given].map(([name, entry]): Part => {
      const own = Object.hasOwn(files[locale], name) ? files[locale][name] : undefined;
      const read = (version: KeptEntries, reading: Reading) => readEntry(version.get(name), own, reading);
      return { name, versions: versionsOf(name, [entry], kept), read, isNew: own === undefined };
    });
    const parsed = readParts(parts, tokens);
    return { ...parsed, faults: [...faults, ...parsed.faults] };

    function readEntry(given: unknown, own: object | undefined, reading: Reading): unknown {
      const entry = isRecord(given) ? given : {};
      const times = timesSchema.safeParse(entry).error?.issues ?? [];
      reading.faults.push(...times.map(({ path }) => ({ field: path.join('.'), reason: 'invalid' as const })));
      const address = own ? undefined : addedEntry(entry, { family: added.family, locale, slugs }, reading);
      const text = checked(schema, fromStrapi(shape, entry, own, reading, { inType: true }), reading);
      if (!isRecord(text)) return undefined;
      const missing = own ? [] : (added.required ?? []).filter((field) => text[field] === undefined);
      reading.faults.push(...missing.map((name) => ({ field: fieldOf(shape, name), reason: 'missing' as const })));
      return isInTime(entry) ? { ...text, ...(address && { own: address }) } : undefined;
    }
  };
}

/** As the editor sees it: of variants, the field that chooses one. */
function fieldOf({ fields }: GroupShape, name: string): string {
  const field = fields[name];
  return field?.kind === 'variants' ? attributeName(name, field.by) : name;
}

const timesSchema = z.object(entryTimes);

/** Entries by key; the first of two counts. */
function byKey(answer: readonly unknown[]) {
  const given = new Map<string, unknown>();
  const faults: EntryFault[] = [];
  for (const [index, entry] of answer.filter(isRecord).entries()) {
    const key = typeof entry.key === 'string' && entry.key !== '' ? entry.key : `#${index + 1}`;
    if (given.has(key)) faults.push({ key, field: '', reason: 'duplicate', shown: 'rest' });
    else given.set(key, entry);
  }
  return { given, faults };
}

/** The schema knows what the shape does not, such as the length of lists and the ids of pages. */
function checked(schema: z.ZodType, value: unknown, reading: Reading): unknown {
  if (reading.faults.length > 0) return undefined;
  const { data, error } = schema.safeParse(value);
  for (const { path, message } of error?.issues ?? [])
    reading.faults.push({ field: path.map(String).join('.'), reason: isFaultReason(message) ? message : 'invalid' });
  return data;
}

/** All groups of the words that no page owns. */
export const readWordTexts: ReadTexts = (answer, locale, kept) => {
  const given = new Map<string, unknown>(
    answer.filter(isRecord).flatMap((entry) => (typeof entry.key === 'string' ? [[entry.key, entry] as const] : [])),
  );
  const ofGroup = (entries: KeptEntries, name: string) =>
    new Map([...entries].filter(([key]) => key.startsWith(`${name}.`)));
  const parts = Object.keys(sharedWords).map((name) => ({
    name,
    versions: [ofGroup(given, name), ...(kept.size > 0 ? [ofGroup(kept, name)] : [])],
    read: (version: KeptEntries, reading: Reading) => readWordGroup(name, locale, { ...reading, entries: version }),
  }));
  return readParts(answer.length > 0 ? parts : [], companyTokens);
};
