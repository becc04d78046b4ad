import { type AddedEntry, type ExtendedFamily, entryKeyPattern } from '../../routes/pageOf.ts';
import type { Locale } from '../../routes/table.ts';
import type { FaultReason } from '../entryFault.ts';
import { isFreeAddress } from '../isFreeAddress.ts';
import type { Reading } from './fromStrapi.ts';

/** `slugs`: the key of each slug that an entry before this one has. No family: its entries are no pages. */
type Place = { family: ExtendedFamily | undefined; locale: Locale; slugs: Map<string, string> };

/**
 * What an entry that no file has adds to its texts: its slug, by default its key, and what identifies it when both
 * change.
 */
export function addedEntry(
  entry: Readonly<Record<string, unknown>>,
  { family, locale, slugs }: Place,
  { faults }: Reading,
): AddedEntry {
  const key = textOf(entry.key);
  const field = textOf(entry.slug) ? 'slug' : 'key';
  const slug = textOf(entry.slug) || key;
  const refuse = (name: string, reason: FaultReason) => void faults.push({ field: name, reason });
  if (!entryKeyPattern.test(key)) refuse('key', key ? 'invalid' : 'missing');
  else if (!entryKeyPattern.test(slug)) refuse(field, 'invalid');
  else if (family && !isFreeAddress({ family, slug, locale })) refuse(field, 'isPage');
  else if ((slugs.get(slug) ?? key) !== key) refuse(field, 'duplicate');
  else slugs.set(slug, key);
  const { documentId, id } = entry;
  return { slug, entry: typeof documentId === 'string' ? documentId : `${family} ${id}` };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
