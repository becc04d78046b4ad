import { href } from '../../../routes/hrefs.ts';
import type { Locale, PageId } from '../../../routes/table.ts';
import { metaOf } from '../../../text/content/metaOf.ts';
import { themeSolution } from '../../../text/content/solutions.ts';
import type { ThemeId } from '../../../text/content/themes.ts';
import { wordsFor } from '../../../text/words/words.ts';

/** Links of a solution page: its guide and examples, and the products and industries that its text mentions. */
export function relatedLinks(theme: ThemeId, locale: Locale) {
  const { onward } = themeSolution(theme, locale);
  const words = wordsFor(locale).themes.solution.onward;
  const named = ({ page, text }: { page: PageId; text: string }) => ({
    href: href(page, locale),
    label: metaOf(page, locale).name,
    text,
  });
  return {
    theme: [
      { href: href(`use-cases/${theme}`, locale), label: words.useCase, text: onward.useCase },
      { href: href(`examples/${theme}`, locale), label: words.examples, text: onward.examples },
    ],
    products: onward.products.map(named),
    industries: onward.industries.map(named),
  };
}
