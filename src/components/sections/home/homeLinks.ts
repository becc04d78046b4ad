import { publishedHref } from '../../../routes/hrefs.ts';
import { newEntries } from '../../../routes/pageOf.ts';
import type { Locale, PageId } from '../../../routes/table.ts';
import { industry } from '../../../text/content/industries.ts';
import type { Words } from '../../../text/words/de.ts';
import { industryWall, toneOf } from '../industries/industryTones.ts';

/**
 * Links of the home page in a language; null until the target page is published,
 * because its fallback is the section that contains the link.
 */
export const homeLinks = (locale: Locale, { industries }: Words['home']) => ({
  useCases: {
    service: publishedHref('use-cases/customer-service', locale),
    marketing: publishedHref('use-cases/conversational-marketing', locale),
    sales: publishedHref('use-cases/e-commerce-and-sales', locale),
    helpdesk: publishedHref('use-cases/customer-service', locale, 'helpdesk-and-faq-automation'),
  },
  solutions: {
    service: publishedHref('solutions/customer-service', locale),
    marketing: publishedHref('solutions/conversational-marketing', locale),
    sales: publishedHref('solutions/e-commerce-and-sales', locale),
  },
  industries: [...industryWall, ...newEntries('industries', locale)].flatMap((id) => {
    const text = industry(id, locale);
    const name = Object.entries<string>(industries.names).find(([own]) => own === id)?.[1] ?? text?.meta.name;
    // Safe cast: new entries are pages.
    const href = publishedHref(`industries/${id}` as PageId, locale);
    return text && name ? [{ name, question: text.question, tone: toneOf(id), href }] : [];
  }),
});
