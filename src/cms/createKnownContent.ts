/**
 * The last valid content of each kind and language, in memory and on disk. Entries that begin or end at a time come
 * and go without a read.
 */
import { hash } from 'node:crypto';
import type { Locale } from '../routes/table.ts';
import type { ContentKind, ContentKinds } from '../text/content/contentKinds.ts';
import { type ReadContent, withContent } from '../text/content/currentContent.ts';
import { cmsRequests } from './cmsRequests.ts';
import { type ContentTag, contentTags, partsOfTag } from './contentTag.ts';
import type { Log } from './createContentLog.ts';
import type { KeptEntries } from './entryList.ts';
import { createEntryClock } from './entryTimes.ts';
import type { ContentFiles } from './openContentFiles.ts';
import { parseContent } from './parseContent.ts';
import { type RecordedReads, recordReads } from './recordReads.ts';

type Known = { value: unknown; text: string; entries: KeptEntries };

/** `onMoment`: entries began or ended. */
type Parts = { files: ContentFiles; log: Log; onMoment: () => void };

export function createKnownContent({ files, log, onMoment }: Parts) {
  const known = new Map<ContentTag, Known>();
  const versions = new Map<ContentTag, number>();
  const changed = new Set<ContentTag>();
  /** What the last parsing of a tag looked up: links to pages of the content system, figures of plans. */
  const lookups = new Map<ContentTag, RecordedReads>();
  /** Hashes of the answers that are known. */
  const answers = new Map<ContentTag, string>();
  const clock = createEntryClock(passMoment);
  // Entries that may be pages first: menus link to them.
  for (const tag of contentTags.toSorted((one, other) => Number(isTimed(other)) - Number(isTimed(one)))) loadKept(tag);

  // Safe cast: the schema of the same kind validated the value under this tag.
  function readKnown<Kind extends ContentKind>(kind: Kind, locale: Locale) {
    return known.get(`${kind}:${locale}`)?.value as ContentKinds[Kind] | undefined;
  }
  const read: ReadContent = readKnown;

  function versionOf(tag: ContentTag): number {
    return versions.get(tag) ?? 0;
  }

  /** Links are resolved among the pages of this content. */
  function parse(tag: ContentTag, data: unknown) {
    const { kind, locale } = partsOfTag(tag);
    const reads = recordReads({ read: readKnown, versionOf });
    lookups.set(tag, reads);
    answers.delete(tag);
    return withContent(reads.read, () => parseContent(kind, locale, data, known.get(tag)?.entries));
  }

  /** True if the content changed. */
  function keep(tag: ContentTag, value: unknown, entries: KeptEntries): boolean {
    const text = JSON.stringify(value instanceof Map ? [...value] : value);
    const before = known.get(tag);
    known.set(tag, { value: before?.text === text ? before.value : value, text, entries });
    if (isTimed(tag))
      clock.watch([...known].flatMap(([one, { entries: all }]) => (isTimed(one) ? [...all.values()] : [])));
    if (before?.text === text) return false;
    markChanged(tag);
    return true;
  }

  function markChanged(tag: ContentTag): void {
    versions.set(tag, (versions.get(tag) ?? 0) + 1);
    changed.add(tag);
  }

  /** Content of an earlier process, until the first answer. */
  function loadKept(tag: ContentTag): void {
    try {
      const data = files.load(tag);
      if (data === undefined) return;
      const { value, entries } = parse(tag, data);
      if (value !== undefined) keep(tag, value, entries);
    } catch (error) {
      log.warn({ err: error, content: tag }, 'Content kept on disk cannot be read');
    }
  }

  function passMoment(): void {
    for (const [tag, { entries }] of [...known].filter(([one]) => isTimed(one))) {
      const { value } = parse(tag, [...entries.values()]);
      if (value !== undefined) keep(tag, value, entries);
    }
    onMoment();
  }

  return {
    read,
    parse,
    has: (tag: ContentTag) => known.has(tag),
    /** True for content that new pages, or withdrawn ones, may change. */
    isLinking: (tag: ContentTag) => lookups.get(tag)?.tags().some(isTimed) ?? false,
    /** True if the answer is the last one, and would be read as the last time. Entries with times depend on the clock. */
    isSame: (tag: ContentTag, data: unknown) =>
      !isTimed(tag) && lookups.get(tag)?.isCurrent() === true && answers.get(tag) === hashOf(data),
    entriesOf: (tag: ContentTag) => known.get(tag)?.entries,
    versionOf,
    /** `data`: the answer. */
    store(tag: ContentTag, data: unknown, value: unknown, entries: KeptEntries): void {
      // An entry before its time is not in the value.
      answers.set(tag, hashOf(data));
      const isSame = isTimed(tag) && textOf(known.get(tag)?.entries) === textOf(entries);
      if (keep(tag, value, entries) || (isTimed(tag) && !isSame))
        files.save(tag, entries.size > 0 ? [...entries.values()] : data);
    },
    forget(tag: ContentTag): void {
      answers.delete(tag);
      if (!known.delete(tag)) return;
      markChanged(tag);
      files.remove(tag);
    },
    /** Tags that changed since the last call. */
    takeChanged(): ContentTag[] {
      const tags = [...changed];
      changed.clear();
      return tags;
    },
    stop: clock.stop,
  };
}

const textOf = (entries: KeptEntries | undefined): string => JSON.stringify([...(entries ?? [])]);

const hashOf = (data: unknown): string => hash('sha256', JSON.stringify(data));

/** Kinds whose entries have times (entryTimes.ts). */
const isTimed = (tag: ContentTag): boolean => cmsRequests[partsOfTag(tag).kind].hasTimes === true;
