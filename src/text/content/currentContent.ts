/**
 * Access to the content of the content system. Typed files are the default; each kind of content first looks here for a
 * newer value (docs/decisions/0230-strapi-content-overrides-the-files.md). A request has its own content (a preview
 * shows drafts); outside a request the process content applies.
 */

import {
  type ContentPart,
  type ContentReader,
  readContent,
  setProcessReader,
  withReader,
} from '../../routes/contentReader.ts';
import type { Locale } from '../../routes/table.ts';
import type { ContentKinds } from './contentKinds.ts';

/** Returns a kind of content in a locale; undefined where the files apply. */
export type ReadContent = <Kind extends keyof ContentKinds>(
  kind: Kind,
  locale: Locale,
  part?: ContentPart,
) => ContentKinds[Kind] | undefined;

/** A kind of content from the content system; undefined where the files apply. */
export const fromCms = readContent as ReadContent;

/**
 * The same for a caller that uses a part only: changes of the rest do not render its pages again. `name` identifies the
 * part within the kind.
 */
export function partFromCms<Kind extends keyof ContentKinds, Part>(
  kind: Kind,
  locale: Locale,
  name: string,
  of: (value: ContentKinds[Kind]) => Part,
): Part | undefined {
  // Safe cast: the part is taken from the value of this kind.
  const value = fromCms(kind, locale, { name, of: (whole) => of(whole as ContentKinds[Kind]) });
  return value && of(value);
}

type KindById = {
  [Kind in keyof ContentKinds]: string extends keyof ContentKinds[Kind] ? Kind : never;
}[keyof ContentKinds];

/** One entry of a kind that is stored by id. */
export const entryFromCms = <Kind extends KindById | 'metas'>(
  kind: Kind,
  locale: Locale,
  id: keyof ContentKinds[Kind],
) => partFromCms(kind, locale, `entry ${String(id)}`, (entries) => entries[id]);

/** Runs `work` with this content, or with the process content when `read` is undefined. */
export const withContent = <Result>(read: ReadContent | undefined, work: () => Result): Result =>
  read ? withReader(read as ContentReader, work) : work();

/** Sets the process content, used outside requests (mails). */
export const setProcessContent = (read: ReadContent): void => setProcessReader(read as ContentReader);
