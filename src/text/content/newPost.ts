import { isPageId, type Locale, type PageId } from '../../routes/table.ts';
import { fillCompanyTokens, wordsFor } from '../words/words.ts';
import { entryFromCms } from './currentContent.ts';

/**
 * An article that only the content system has. Its last words default to the site's general call to action; topics of
 * another list are left out.
 */
export function newPost<Topic extends string>(
  kind: 'blog' | 'newsroom',
  key: string,
  locale: Locale,
  topics: readonly Topic[],
) {
  const id = `${kind}/${key}`;
  const given = isPageId(id) ? undefined : entryFromCms('posts', locale, id);
  if (!given) return undefined;
  const { heading, subHeading, ctaLabel } = wordsFor(locale).contactCta;
  const { title = heading, text = subHeading, label = ctaLabel } = given.next ?? {};
  return fillCompanyTokens({
    ...given,
    name: given.name ?? given.title,
    topics: topics.filter((topic) => given.own?.topics.includes(topic)),
    // Safe cast: an entry's id is a page as long as the content has it (routes/pageOf.ts).
    page: id as PageId,
    next: { title, text, label, page: 'contact' as const },
  });
}
