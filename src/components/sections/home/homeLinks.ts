import { publishedHref } from '../../../routes/hrefs.ts';
import type { Locale } from '../../../routes/table.ts';
import { industry } from '../../../text/content/industries.ts';
import type { Words } from '../../../text/words/de.ts';
import { industryTones, industryWall } from '../industries/industryTones.ts';

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
  industries: industryWall.map((id) => ({
    name: industries.names[id],
    question: industry(id, locale).question,
    tone: industryTones[id],
    href: publishedHref(`industries/${id}`, locale),
  })),
});
