/**
 * Remembers the addresses of entries that the content system added (DATA_DIR/cms), so that a changed slug redirects and
 * a withdrawn entry answers 410 after a restart, too.
 */
import { addedAddresses, type EntryAddress, findAddedPage } from '../routes/pageOf.ts';
import { toPublicPath } from '../routes/strategy.ts';
import { familyPath, locales, type PageId } from '../routes/table.ts';
import { type ReadContent, withContent } from '../text/content/currentContent.ts';
import type { ContentFiles } from './openContentFiles.ts';
import { findRedirect } from './redirects.ts';

/** The oldest are forgotten: then their addresses answer 404. */
const mostAddresses = 2_000;
const file = 'former-entries';

type Parts = { content: { read: ReadContent; onChange(listener: () => void): void }; files: ContentFiles };

/** `page`: where the entry is now. */
export type FormerEntry = { page: PageId } | 'gone';

export type FormerEntries = {
  /** Undefined for an address that never was an entry's, or is one now. */
  find(address: EntryAddress): FormerEntry | undefined;
  /** Public paths of withdrawn entries that no redirect of the editors leads on. */
  withdrawn(): string[];
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
    for (const { entry, ...address } of withContent(content.read, () => locales.flatMap(addedAddresses))) {
      const name = nameOf(address);
      if (entry === undefined || known.get(name) === entry) continue;
      known.delete(name);
      known.set(name, entry);
      hasNew = true;
    }
    for (const address of [...known.keys()].slice(0, Math.max(0, known.size - mostAddresses))) known.delete(address);
    if (hasNew || known.size !== before) files.save(file, [...known]);
  }

  remember();
  content.onChange(remember);

  const find: FormerEntries['find'] = (address) => {
    const entry = known.get(nameOf(address));
    if (entry === undefined) return undefined;
    return withContent(content.read, () => {
      if (findAddedPage(address)) return undefined;
      const now = addedAddresses(address.locale).find((one) => one.entry === entry);
      return now ? { page: now.id } : 'gone';
    });
  };

  return {
    find,
    withdrawn() {
      const gone = [...known.keys()].map(addressOf).filter((address) => find(address) === 'gone');
      const paths = gone.map(({ family, slug, locale }) => toPublicPath(familyPath(family, locale, slug), locale));
      return paths.filter((path) => !findRedirect(content.read('redirects', 'de'), path));
    },
  };
}

const nameOf = ({ family, slug, locale }: EntryAddress): string => `${locale} ${family}/${slug}`;

/** Safe cast: nameOf() made the name. */
function addressOf(name: string): EntryAddress {
  const [locale, family, slug] = name.split(/[ /]/);
  return { locale, family, slug } as EntryAddress;
}

const isText = (value: unknown): value is string => typeof value === 'string';
