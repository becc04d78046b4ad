import { publishedHref } from '../../../routes/hrefs.ts';
import { slugs } from '../../../routes/slugs.ts';
import type { Locale } from '../../../routes/table.ts';
import type { Words } from '../../../text/words/de.ts';

type IndustryId = keyof typeof slugs.industries;

const industryIds = Object.keys(slugs.industries) as IndustryId[];

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
  industries: industryIds.map((id) => ({
    name: industries.names[id],
    href: publishedHref(`industries/${id}`, locale),
  })),
});
