import { pageOf } from '../../../routes/pageOf.ts';
import type { Locale } from '../../../routes/table.ts';
import { industry } from '../../../text/content/industries.ts';
import { productText } from '../../../text/content/products.ts';
import { themeSolution } from '../../../text/content/solutions.ts';
import {
  type GraphNode,
  type GraphPage,
  nodeIdOn,
  organizationId,
  pageUrlOf,
  reference,
  withoutSoftHyphens,
} from './graphNode.ts';

/** A service of the platform, or the platform for a team or an industry, with the name and lead of the page. */
export function service(about: GraphPage): GraphNode | null {
  const text = textOf(about);
  if (!text) return null;
  const { name, headline, lead, audience } = text;
  return {
    '@type': 'Service',
    '@id': nodeIdOn(about, 'service'),
    name: withoutSoftHyphens(headline),
    serviceType: name,
    description: withoutSoftHyphens(lead),
    url: pageUrlOf(about),
    provider: reference(organizationId),
    audience: audience && { '@type': 'BusinessAudience', audienceType: audience },
  };
}

type ServiceText = { name: string; headline: string; lead: string; audience?: string };

function textOf({ id, locale }: GraphPage): ServiceText | null {
  const { family } = pageOf(id);
  if (family?.name === 'products') return product(family.entry, locale);
  if (family?.name === 'solutions') return solution(family.entry, locale);
  if (family?.name === 'industries') return forIndustry(family.entry, locale);
  return null;
}

function product(entry: string, locale: Locale): ServiceText | null {
  const text = productText(entry, locale);
  return text ? { name: text.meta.name, headline: text.hero.title, lead: text.hero.lead } : null;
}

function solution(entry: string, locale: Locale): ServiceText | null {
  const text = themeSolution(entry, locale);
  return text ? { name: text.meta.name, headline: text.hero.title, lead: text.hero.lead } : null;
}

function forIndustry(entry: string, locale: Locale): ServiceText | null {
  const text = industry(entry, locale);
  if (!text) return null;
  const { meta, headline, lead } = text;
  return { name: meta.name, headline, lead, audience: meta.name };
}
