/** Reads the knowledge base from its files, at build time and in tests. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '../../src/routes/table.ts';
import { entriesSchema, type KnowledgeEntry } from './entry.ts';

const folder = (locale: Locale) => new URL(`./${locale}/`, import.meta.url);

/** All entries of a language. Throws with the file's name if one is invalid. */
export function readEntries(locale: Locale): KnowledgeEntry[] {
  return readdirSync(folder(locale))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const read = entriesSchema.safeParse(JSON.parse(readFileSync(new URL(name, folder(locale)), 'utf8')));
      if (!read.success) throw new Error(`bot/knowledge/${locale}/${name}: ${read.error.message}`);
      return read.data;
    });
}
