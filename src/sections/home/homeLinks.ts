import { href } from '../../routes/hrefs.ts';
import { slugs } from '../../routes/slugs.ts';
import type { Locale } from '../../routes/table.ts';
import type { Words } from '../../words/de.ts';

type IndustryId = keyof typeof slugs.industries;

const industryIds = Object.keys(slugs.industries) as IndustryId[];

/** Where the home page leads, by page id, in a language. */
export const homeLinks = (locale: Locale, { industries }: Words['home']) => ({
  useCases: {
    service: href('use-cases/customer-service', locale),
    marketing: href('use-cases/conversational-marketing', locale),
    sales: href('use-cases/e-commerce-and-sales', locale),
    helpdesk: href('use-cases/customer-service', locale, 'helpdesk-and-faq-automation'),
  },
  solutions: {
    service: href('solutions/customer-service', locale),
    marketing: href('solutions/conversational-marketing', locale),
    sales: href('solutions/e-commerce-and-sales', locale),
  },
  industries: industryIds.map((id) => ({
    name: industries.names[id],
    href: href(`industries/${id}`, locale),
  })),
});
