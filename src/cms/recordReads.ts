import type { ContentPart } from '../routes/contentReader.ts';
import type { ReadContent } from '../text/content/currentContent.ts';
import { type ContentTag, partsOfTag } from './contentTag.ts';

/** Content to read, with a number for each tag that grows with each change. */
type VersionedContent = { read: ReadContent; versionOf(tag: ContentTag): number };

/** Records the content that a page reads, with its versions. */
export type RecordedReads = {
  read: ReadContent;
  tags(): ContentTag[];
  /** False when the content that was read has changed since. `isRelevant`: of the tags to look at; by default all. */
  isCurrent(isRelevant?: (tag: ContentTag) => boolean): boolean;
};

/** What was read of a tag: everything, or these parts, each with its value as text. */
type TagReads = { version: number; isWhole: boolean; parts: Map<string, { part: ContentPart; text: string }> };

export function recordReads(content: VersionedContent): RecordedReads {
  const reads = new Map<ContentTag, TagReads>();

  function areSame(tag: ContentTag, { version, isWhole, parts }: TagReads): boolean {
    if (content.versionOf(tag) === version) return true;
    if (isWhole) return false;
    const { kind, locale } = partsOfTag(tag);
    const value = content.read(kind, locale);
    return [...parts.values()].every(({ part, text }) => textOf(part, value) === text);
  }

  return {
    read: (kind, locale, part) => {
      const tag: ContentTag = `${kind}:${locale}`;
      const value = content.read(kind, locale);
      // The first version: content that changes while the page is rendered would look current at its last reading.
      const known = reads.get(tag) ?? { version: content.versionOf(tag), isWhole: false, parts: new Map() };
      reads.set(tag, known);
      if (!part) known.isWhole = true;
      else if (!known.isWhole && !known.parts.has(part.name))
        known.parts.set(part.name, { part, text: textOf(part, value) });
      return value;
    },
    tags: () => [...reads.keys()],
    isCurrent: (isRelevant = () => true) => [...reads].every(([tag, one]) => !isRelevant(tag) || areSame(tag, one)),
  };
}

/** Texts of the parts of a value, by their names: after a change all pages compare the same parts. */
const knownTexts = new WeakMap<WeakKey, Map<string, string>>();

function textOf({ name, of }: ContentPart, value: unknown): string {
  if (typeof value !== 'object' || value === null) return 'files';
  const texts = knownTexts.get(value) ?? new Map<string, string>();
  knownTexts.set(value, texts);
  const text = texts.get(name) ?? JSON.stringify(of(value)) ?? 'none';
  texts.set(name, text);
  return text;
}
