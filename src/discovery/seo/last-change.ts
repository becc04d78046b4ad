/**
 * Date of the last text change of a page, for the sitemap's `lastmod`. A clone may lack the Git history and a build
 * date means nothing, so last-change.json keeps the dates with a hash of each page's text. `checks/last-change.ts`
 * fails when a hash no longer matches (`--write` records today's date).
 */
import { createHash } from 'node:crypto';
import type { Locale, PageId } from '../../routes/table.ts';
import ledger from './last-change.json' with { type: 'json' };

export type Ledger = Record<string, { date: string; text: string }>;

export const ledgerKey = (id: PageId, locale: Locale): string => `${locale}/${id}`;

export const hashOf = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 12);

/** Day of the last change (YYYY-MM-DD); undefined for a page without a record. */
export const lastChange = (id: PageId, locale: Locale): string | undefined =>
  (ledger as Partial<Ledger>)[ledgerKey(id, locale)]?.date;

/** Hash of the recorded page text; it can change several times a day. */
export const lastText = (id: PageId, locale: Locale): string | undefined =>
  (ledger as Partial<Ledger>)[ledgerKey(id, locale)]?.text;
