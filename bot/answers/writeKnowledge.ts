/** Build step: writes the knowledge of the bot, one file per language, outside the folder that is served. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageText } from '../../src/discovery/page-text/passage.ts';
import { locales } from '../../src/routes/table.ts';
import { knowledgeFile } from './knowledge.ts';
import { knowledgeOf } from './knowledgeOf.ts';

export function writeKnowledge(pages: readonly PageText[], folder: string): void {
  for (const locale of locales) {
    const path = join(folder, knowledgeFile(locale));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(knowledgeOf(pages, locale)));
  }
}
