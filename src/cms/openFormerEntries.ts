/**
 * Remembers the addresses of entries that the content system added (DATA_DIR/cms), so that a changed key redirects and
 * a withdrawn entry answers 410 after a restart, too.
 */
import { pageOf } from '../routes/pageOf.ts';
import { type Locale, locales, type PageId } from '../routes/table.ts';
import type { ContentKinds } from '../text/content/contentKinds.ts';
import { type ReadContent, withContent } from '../text/content/currentContent.ts';
import type { ContentFiles } from './openContentFiles.ts';

/** The oldest are forgotten: then their addresses answer 404. */
const mostAddresses = 2_000;
const file = 'former-entries';

type Parts = { content: { read: ReadContent; onChange(listener: () => void): void }; files: ContentFiles };

/** `page`: where the entry is now. */
export type FormerEntry = { page: PageId } | 'gone';

export type FormerEntries = {
  /** Undefined for an address that never was an entry's, or is one now. */
  find(id: PageId, locale: Locale): FormerEntry | undefined;
};

export function openFormerEntries({ content, files }: Parts): FormerEntries {
  const known = new Map<string, string>(load());

  function load(): [string, string][] {
    const kept = files.load(file);
    const pairs = Array.isArray(kept) ? kept : [];
    return pairs.filter((pair): pair is [string, string] => Array.isArray(pair) && pair.every((part) => isText(part)));
  }

  function remember(): void {
    const before = known.size;
    let hasNew = false;
    for (const locale of locales) {
      for (const [id, entry] of added(content.read('posts', locale))) {
        const address = `${locale} ${id}`;
        if (known.get(address) === entry) continue;
        known.delete(address);
        known.set(address, entry);
        hasNew = true;
      }
    }
    for (const address of [...known.keys()].slice(0, Math.max(0, known.size - mostAddresses))) known.delete(address);
    if (hasNew || known.size !== before) files.save(file, [...known]);
  }

  remember();
  content.onChange(remember);

  return {
    find(id, locale) {
      const entry = known.get(`${locale} ${id}`);
      if (entry === undefined || withContent(content.read, () => pageOf(id).paths[locale]) !== null) return undefined;
      const now = added(content.read('posts', locale)).find(([, one]) => one === entry);
      // Safe cast: the content has this entry.
      return now ? { page: now[0] as PageId } : 'gone';
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Ids of the entries that no file has, with what identifies them. */
const added = (posts: ContentKinds['posts'] | undefined): [string, string][] =>
  Object.entries(posts ?? {}).flatMap(([id, post]) => (post?.own?.entry ? [[id, post.own.entry]] : []));
