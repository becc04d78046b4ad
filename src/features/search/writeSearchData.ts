/** Build step: writes the search data, one file per language beside the pages it is extracted from. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageText } from '../../discovery/page-text/passage.ts';
import { locales } from '../../routes/table.ts';
import { searchFile } from './openSearchService.ts';
import { searchDataOf } from './searchDataOf.ts';

export function writeSearchData(pages: readonly PageText[], folder: string): void {
  for (const locale of locales) {
    const path = join(folder, searchFile(locale));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(searchDataOf(pages, locale)));
  }
}
