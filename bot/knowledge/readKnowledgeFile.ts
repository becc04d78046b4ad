/** Reads the knowledge base of a language from its files, at build time and in tests. */
import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/routes/table.ts';
import type { KnowledgeFile } from '../answers/knowledgeBase.ts';
import { actsSchema } from './acts.ts';
import { readEntries } from './readEntries.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

export const readKnowledgeFile = (locale: Locale): KnowledgeFile => ({
  entries: readEntries(locale),
  unanswered: Object.values<string[]>(read(`./questions/unanswered.${locale}.json`)).flat(),
  followUps: read(`./followUps/${locale}.json`),
  acts: actsSchema.parse(read(`./acts/${locale}.json`)),
  concepts: read(`./concepts/${locale}.json`),
});
