import { href, publishedHref } from '../../../routes/hrefs.ts';
import type { Locale, PageId } from '../../../routes/table.ts';
import { ownMetaOf } from '../../../text/content/metaOf.ts';
import type { SolutionText } from '../../../text/content/solutions/schema.ts';
import { wordsFor } from '../../../text/words/words.ts';

/** Links of a solution page: its guide and examples if it has any, and the products and industries of its text. */
export function relatedLinks(theme: string, { onward }: SolutionText, locale: Locale) {
  const words = wordsFor(locale).themes.solution.onward;
  const named = ({ page, text }: { page: PageId; text: string }) => ({
    href: href(page, locale),
    label: ownMetaOf(page, locale).name,
    text,
  });
  const own = (family: 'use-cases' | 'examples', label: string, text: string) => {
    const to = publishedHref(`${family}/${theme}` as PageId, locale);
    return to === null ? [] : [{ href: to, label, text }];
  };
  return {
    theme: [...own('use-cases', words.useCase, onward.useCase), ...own('examples', words.examples, onward.examples)],
    products: onward.products.map(named),
    industries: onward.industries.map(named),
  };
}
