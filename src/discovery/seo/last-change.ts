/**
 * When the text of a page last changed, for the sitemap's `lastmod`. A clean or shallow clone knows no history and a
 * build's date says nothing, so the dates are kept beside a hash of each page's text in last-change.json, and
 * `checks/last-change.ts` fails when a page's text no longer matches its hash (`--write` records today's date).
 */
import { createHash } from 'node:crypto';
import type { Locale, PageId } from '../../routes/table.ts';
import ledger from './last-change.json' with { type: 'json' };

export type Ledger = Record<string, { date: string; text: string }>;

export const ledgerKey = (id: PageId, locale: Locale): string => `${locale}/${id}`;

export const hashOf = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 12);

/** Day of the last change (YYYY-MM-DD); undefined for a page that is not recorded yet, never a guess. */
export const lastChange = (id: PageId, locale: Locale): string | undefined =>
  (ledger as Partial<Ledger>)[ledgerKey(id, locale)]?.date;

/** Names the text that a page had then: changes with it, several times a day if need be. */
export const lastText = (id: PageId, locale: Locale): string | undefined =>
  (ledger as Partial<Ledger>)[ledgerKey(id, locale)]?.text;
