/** Figures about the company: from site.ts or the content system, one in both languages like prices (decision 0303). */
import { readContent } from '../../routes/contentReader.ts';
import { defaultLocale } from '../../routes/table.ts';
import { site } from '../../site.ts';

export type CompanyFacts = Record<keyof typeof site.facts, number>;

/** The same object while nothing changes. */
export function companyFacts(): CompanyFacts {
  // Safe cast: cms/texts checked the facts against companyFactsSchema.
  const of = (given: unknown) => (given as { facts?: CompanyFacts }).facts;
  const given = readContent('text-company', defaultLocale, { name: 'facts', of });
  return (given ? of(given) : undefined) ?? site.facts;
}
