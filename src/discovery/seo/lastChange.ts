/**
 * Date of the last text change of a page, for the sitemap's `lastmod`. A clone may lack the Git history and a build
 * date means nothing, so last-change.json keeps the dates with a hash of each page's text. `checks/lastChange.ts`
 * fails when a hash no longer matches (`--write` records today's date).
 */
import { createHash } from 'node:crypto';
import type { Locale, PageId } from '../../routes/table.ts';
import { entryFromCms } from '../../text/content/currentContent.ts';
import recordedChanges from './last-change.json' with { type: 'json' };

export type LastChanges = Record<string, { date: string; text: string }>;

export const lastChangeKey = (id: PageId, locale: Locale): string => `${locale}/${id}`;

export const textHashOf = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 12);

/** Day of the last change (YYYY-MM-DD); of an entry of the content system, its own date; undefined for a page without a record. */
export const lastChange = (id: PageId, locale: Locale): string | undefined =>
  (recordedChanges as Partial<LastChanges>)[lastChangeKey(id, locale)]?.date ?? entryFromCms('posts', locale, id)?.date;

/** Hash of the recorded page text; it can change several times a day. */
export const lastTextHash = (id: PageId, locale: Locale): string | undefined =>
  (recordedChanges as Partial<LastChanges>)[lastChangeKey(id, locale)]?.text;
