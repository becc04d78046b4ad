/** Validates an answer of the content system: each entry alone (entryList.ts), or the whole answer. */
import type { Locale } from '../routes/table.ts';
import type { ContentKind, ContentKinds } from '../text/content/contentKinds.ts';
import { cmsRequests } from './cmsRequests.ts';
import type { EntryFault } from './entryFault.ts';
import type { KeptEntries } from './entryList.ts';
import { parseEntry } from './parseEntry.ts';
import { CmsError, unreadableMessage } from './strapi.ts';

export type ParsedContent<Value> = {
  /** Undefined: the answer cannot be used. */
  value: Value | undefined;
  /** The valid entries of a list, as received. */
  entries: KeptEntries;
  faults: EntryFault[];
};

const none: KeptEntries = new Map();

/**
 * `kept`: the last valid entries, which replace those that are invalid now.
 * @throws {CmsError} when there is no content
 */
export function parseContent<Kind extends ContentKind>(
  kind: Kind,
  locale: Locale,
  answer: unknown,
  kept: KeptEntries = none,
): ParsedContent<ContentKinds[Kind]> {
  const { list, schema, mayBeEmpty, ...rest } = cmsRequests[kind];
  const data = 'isSingle' in rest && rest.isSingle && answer !== null ? [answer].flat() : answer;
  if (data === null || (Array.isArray(data) && data.length === 0 && !mayBeEmpty)) throw new CmsError(noContentMessage);
  if (list) {
    if (!Array.isArray(data)) throw new CmsError(unreadableMessage);
    return list(data, locale, kept);
  }
  const parsed = parseEntry(schema, data, 'dropsItems' in rest);
  const shown = parsed.isValid ? 'rest' : 'last';
  return {
    value: parsed.isValid ? parsed.value : undefined,
    entries: none,
    faults: parsed.faults.map((fault) => ({ ...fault, shown })),
  };
}

export const noContentMessage = 'The content system has no content of this kind';
/** Of a kind that had content: an empty menu is a fault, not a menu. */
export const emptiedMessage = 'The content system has no content of this kind any more; the last one is kept';
