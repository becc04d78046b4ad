import { type Locale, locales } from '../routes/table.ts';
import type { ContentKind } from '../text/content/contentKinds.ts';
import { contentKinds } from './cmsRequests.ts';

/** A kind of content in a language. */
export type ContentTag = `${ContentKind}:${Locale}`;

export const contentTags: readonly ContentTag[] = contentKinds.flatMap((kind) =>
  locales.map((locale) => `${kind}:${locale}` as const),
);

/** The language is behind the last colon: a kind may contain one. */
export function partsOfTag(tag: ContentTag): { kind: ContentKind; locale: Locale } {
  const at = tag.lastIndexOf(':');
  return { kind: tag.slice(0, at) as ContentKind, locale: tag.slice(at + 1) as Locale };
}
