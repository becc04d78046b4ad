/**
 * A list of entries, validated one by one: an invalid entry keeps its last valid version, else the file's, and the
 * others go live (docs/decisions/0301-one-bad-entry-is-one-bad-entry.md).
 */
import type { z } from 'zod';
import type { Locale } from '../routes/table.ts';
import type { EntryFault, FieldFault } from './entryFault.ts';
import { isInTime } from './entryTimes.ts';
import { isRecord } from './flatten.ts';
import { parseEntry } from './parseEntry.ts';

/** Valid entries by key, as the content system sent them. */
export type KeptEntries = ReadonlyMap<string, unknown>;

/** `value` is undefined if no entry of the answer is valid. */
export type ParsedList<Value> = { value: Value | undefined; entries: KeptEntries; faults: EntryFault[] };

export type EntryList<Value> = (answer: readonly unknown[], locale: Locale, kept: KeptEntries) => ParsedList<Value>;

type Parts<Entry, Value> = {
  schema: z.ZodType<Entry>;
  /** Fields that identify an entry; the first that is filled counts. */
  key: readonly string[] | ((entry: Record<string, unknown>) => string);
  collect: (entries: Entry[]) => Value;
  /** The file's version of an entry, for lists that replace those of the files as a whole. */
  fileEntry?: (key: string, locale: Locale) => Entry | undefined;
  /** A field of which each value has one entry. */
  unique?: { field: string; of: (entry: Entry) => string };
  /** Entries that the site always shows. */
  required?: readonly string[];
  dropsItems?: boolean;
  /** Parts of a valid entry that are not shown. */
  findDropped?: (entry: Entry) => FieldFault[];
};

export function entryList<Entry, Value>(parts: Parts<Entry, Value>): EntryList<Value> {
  const { schema, key, collect, fileEntry, unique, required = [], dropsItems = false, findDropped = () => [] } = parts;

  const keyOf = (given: unknown): string | undefined => {
    if (!isRecord(given)) return undefined;
    if (typeof key === 'function') return key(given);
    const name = key.map((field) => given[field]).find((value) => typeof value === 'string' && value.trim() !== '');
    return typeof name === 'string' ? name.trim() : undefined;
  };

  return (answer, locale, kept) => {
    const entries = new Map<string, unknown>();
    const values: Entry[] = [];
    const faults: EntryFault[] = [];
    const seen = new Set<string>();
    const taken = new Set<string>();
    let valid = 0;

    /** Shows the last valid version of an entry, else the file's. */
    const replace = (name: string): EntryFault['shown'] => {
      const last = kept.has(name) ? parseEntry(schema, kept.get(name), dropsItems) : undefined;
      if (last?.isValid) {
        entries.set(name, kept.get(name));
        if (isInTime(kept.get(name))) values.push(last.value);
        return 'last';
      }
      const own = fileEntry?.(name, locale);
      if (own) values.push(own);
      return 'file';
    };

    for (const [index, given] of answer.entries()) {
      const name = keyOf(given) ?? `#${index + 1}`;
      if (seen.has(name)) {
        faults.push({ key: name, field: '', reason: 'duplicate', shown: 'rest' });
        continue;
      }
      seen.add(name);
      const parsed = parseEntry(schema, given, dropsItems);
      const own = parsed.isValid ? unique?.of(parsed.value) : undefined;
      if (unique && own !== undefined && taken.has(own)) {
        faults.push({ key: name, field: unique.field, reason: 'duplicate', shown: 'none' });
        continue;
      }
      if (own !== undefined) taken.add(own);
      if (parsed.isValid) {
        valid += 1;
        entries.set(name, given);
        if (isInTime(given)) values.push(parsed.value);
        const left = [...parsed.faults, ...findDropped(parsed.value)];
        faults.push(...left.map((fault) => ({ ...fault, key: name, shown: 'rest' as const })));
      } else {
        const shown = replace(name);
        faults.push(...parsed.faults.map((fault) => ({ ...fault, key: name, shown })));
      }
    }
    const isUsable = valid > 0 || answer.length === 0;
    for (const name of isUsable ? required.filter((one) => !seen.has(one)) : []) {
      faults.push({ key: name, field: '', reason: 'notPublished', shown: replace(name) });
    }
    return { value: isUsable ? collect(values) : undefined, entries, faults };
  };
}
