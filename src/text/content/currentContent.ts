/**
 * Access to the content of the content system. Typed files are the default; each kind of content first looks here for a
 * newer value (docs/decisions/0230-strapi-content-overrides-the-files.md). A request has its own content (a preview
 * shows drafts); outside a request the process content applies.
 */

import { type ContentReader, readContent, setProcessReader, withReader } from '../../routes/contentReader.ts';
import type { Locale } from '../../routes/table.ts';
import type { ContentKinds } from './contentKinds.ts';

/** Returns a kind of content in a locale; undefined where the files apply. */
export type ReadContent = <Kind extends keyof ContentKinds>(
  kind: Kind,
  locale: Locale,
) => ContentKinds[Kind] | undefined;

/** A kind of content from the content system; undefined where the files apply. */
export const fromCms = readContent as ReadContent;

/** Runs `work` with this content, or with the process content when `read` is undefined. */
export const withContent = <Result>(read: ReadContent | undefined, work: () => Result): Result =>
  read ? withReader(read as ContentReader, work) : work();

/** Sets the process content, used outside requests (mails). */
export const setProcessContent = (read: ReadContent): void => setProcessReader(read as ContentReader);
