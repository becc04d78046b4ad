/** Build step: writes the knowledge of the bot, per language, outside the folder that is served. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageText } from '../../src/discovery/page-text/passage.ts';
import { type Locale, locales } from '../../src/routes/table.ts';
import { readKnowledgeFile } from '../knowledge/readKnowledgeFile.ts';
import { modelFile } from './entryModel.ts';
import { knowledgeFile } from './knowledge.ts';
import { type KnowledgeBaseFile, knowledgeBaseFile } from './knowledgeBase.ts';
import { knowledgeOf } from './knowledgeOf.ts';
import { keptNetwork, networkFile, networkSeeds } from './network.ts';

/** `models`: encoded (trainCachedModel.ts). */
export function writeKnowledge(
  pages: readonly PageText[],
  models: Readonly<Record<Locale, Buffer>>,
  folder: string,
): void {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const locale of locales) {
    const { entries: all, verdicts, variants = {} } = readKnowledgeFile(locale);
    write(knowledgeFile(locale), JSON.stringify(knowledgeOf(pages, locale)));
    const entries = all.map(({ asks, ...entry }) => ({ ...entry, asks: asks.slice(0, 1) }));
    const texts = Object.entries(variants).map(([id, { variants: own }]) => [id, own.map(({ text }) => text)] as const);
    const file: KnowledgeBaseFile = { entries, verdicts, variants: Object.fromEntries(texts) };
    write(knowledgeBaseFile(locale), JSON.stringify(file));
    write(modelFile(locale), models[locale]);
    for (const seed of networkSeeds) write(networkFile(locale, seed), readFileSync(keptNetwork(locale, seed)));
  }
}
