/**
 * The last valid content of each kind and language, in memory and on disk. Entries that begin or end at a time come
 * and go without a read.
 */
import type { Locale } from '../routes/table.ts';
import type { ContentKind, ContentKinds } from '../text/content/contentKinds.ts';
import { type ReadContent, withContent } from '../text/content/currentContent.ts';
import { cmsRequests } from './cmsRequests.ts';
import { type ContentTag, contentTags, partsOfTag } from './contentTag.ts';
import type { Log } from './createContentLog.ts';
import type { KeptEntries } from './entryList.ts';
import { createEntryClock, hasTimes } from './entryTimes.ts';
import type { ContentFiles } from './openContentFiles.ts';
import { parseContent } from './parseContent.ts';
import { type RecordedReads, recordReads } from './recordReads.ts';

/** The last parsing of an answer. `reads`: what it looked up: links to pages of the content system, figures of plans. */
type Parsing = { data: unknown; reads: RecordedReads; isStored: boolean };

type Known = { value: unknown; text: string; entries: KeptEntries };

/** `onMoment`: entries began or ended. */
type Parts = { files: ContentFiles; log: Log; onMoment: () => void };

export function createKnownContent({ files, log, onMoment }: Parts) {
  const known = new Map<ContentTag, Known>();
  const versions = new Map<ContentTag, number>();
  const changed = new Set<ContentTag>();
  const parsings = new Map<ContentTag, Parsing>();
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

  /** Links are resolved among the pages of this content. `answer`: what to parse when these change. */
  function parse(tag: ContentTag, data: unknown, answer = data) {
    const { kind, locale } = partsOfTag(tag);
    const reads = recordReads({ read: readKnown, versionOf });
    parsings.set(tag, { data: answer, reads, isStored: false });
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
      // The last answer may be one that cannot be used.
      const { value } = parse(tag, [...entries.values()], parsings.get(tag)?.data);
      if (value !== undefined) keep(tag, value, entries);
    }
    onMoment();
  }

  return {
    read,
    parse,
    has: (tag: ContentTag) => known.has(tag),
    /** Last answers that new pages, or withdrawn ones, may change. */
    outdatedAnswers: (): [tag: ContentTag, data: unknown][] =>
      [...parsings].flatMap(([tag, { data, reads }]) => (reads.isCurrent(isTimed) ? [] : [[tag, data]])),
    /** True if the answer is the last one, and would be read as the last time. Entries with times depend on the clock. */
    isSame(tag: ContentTag, data: unknown): boolean {
      const last = parsings.get(tag);
      const isTimeless = !isTimed(tag) || ![...(known.get(tag)?.entries.values() ?? [])].some(hasTimes);
      return isTimeless && last?.isStored === true && last.reads.isCurrent() && isEqual(last.data, data);
    },
    entriesOf: (tag: ContentTag) => known.get(tag)?.entries,
    versionOf,
    /** `data`: the answer. */
    store(tag: ContentTag, data: unknown, value: unknown, entries: KeptEntries): void {
      const parsing = parsings.get(tag);
      if (parsing) parsing.isStored = true;
      // An entry before its time is not in the value.
      const isSame = isTimed(tag) && textOf(known.get(tag)?.entries) === textOf(entries);
      if (keep(tag, value, entries) || (isTimed(tag) && !isSame))
        files.save(tag, entries.size > 0 ? [...entries.values()] : data);
    },
    forget(tag: ContentTag): void {
      parsings.delete(tag);
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

/** Most entries are the same objects (strapi.ts). */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return JSON.stringify(one) === JSON.stringify(other);
  return (
    one.length === other.length &&
    one.every((entry, index) => entry === other[index] || JSON.stringify(entry) === JSON.stringify(other[index]))
  );
}

/** Kinds whose entries have times (entryTimes.ts). */
const isTimed = (tag: ContentTag): boolean => cmsRequests[partsOfTag(tag).kind].hasTimes === true;
