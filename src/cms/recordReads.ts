import type { ReadContent } from '../text/content/currentContent.ts';
import type { ContentTag } from './contentTag.ts';

/** Content to read, with a number for each tag that grows with each change. */
type VersionedContent = { read: ReadContent; versionOf(tag: ContentTag): number };

/** Records the content that a page reads, with its versions. */
export type RecordedReads = {
  read: ReadContent;
  tags(): ContentTag[];
  /** False when the content that was read has changed since. */
  isCurrent(): boolean;
};

export function recordReads(content: VersionedContent): RecordedReads {
  const versions = new Map<ContentTag, number>();
  return {
    read: (kind, locale) => {
      const tag: ContentTag = `${kind}:${locale}`;
      // The first: content that changes while the page is rendered would look current at its last reading.
      if (!versions.has(tag)) versions.set(tag, content.versionOf(tag));
      return content.read(kind, locale);
    },
    tags: () => [...versions.keys()],
    isCurrent: () => [...versions].every(([tag, version]) => content.versionOf(tag) === version),
  };
}
