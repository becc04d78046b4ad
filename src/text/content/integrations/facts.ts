/** The entries of the integrations directory: kind and directions, the same in both languages. */
import { type EntryFacets, type Facet, optionsOf } from '../../../routes/filters.ts';

const kinds = {
  crm: { de: 'crm', en: 'crm' },
  'email-marketing': { de: 'e-mail-marketing', en: 'email-marketing' },
  shop: { de: 'shopsysteme', en: 'shop-systems' },
  helpdesk: { de: 'helpdesk', en: 'helpdesk' },
  standards: { de: 'offene-standards', en: 'open-standards' },
} as const;

const directions = {
  reads: { de: 'liest', en: 'reads' },
  writes: { de: 'schreibt', en: 'writes' },
} as const;

export type IntegrationKind = keyof typeof kinds;
export type IntegrationDirection = keyof typeof directions;
export type IntegrationFacts = { kind: IntegrationKind; directions: readonly IntegrationDirection[] };

const entry = (kind: IntegrationKind, ...directions: IntegrationDirection[]): IntegrationFacts => ({
  kind,
  directions,
});

export const integrationFacts = {
  'crm-contacts': entry('crm', 'writes'),
  'crm-deals': entry('crm', 'writes'),
  'crm-activities': entry('crm', 'writes'),
  'crm-owner': entry('crm', 'reads'),
  'mail-sign-up': entry('email-marketing', 'writes'),
  'mail-confirmation': entry('email-marketing', 'writes'),
  'mail-interests': entry('email-marketing', 'writes'),
  'mail-campaign': entry('email-marketing', 'reads'),
  'shop-order-status': entry('shop', 'reads'),
  'shop-stock': entry('shop', 'reads'),
  'shop-catalogue': entry('shop', 'reads'),
  'shop-cart': entry('shop', 'writes'),
  'shop-returns': entry('shop', 'reads', 'writes'),
  'helpdesk-ticket': entry('helpdesk', 'writes'),
  'helpdesk-status': entry('helpdesk', 'reads'),
  'helpdesk-articles': entry('helpdesk', 'reads'),
  'helpdesk-rating': entry('helpdesk', 'writes'),
  webhooks: entry('standards', 'writes'),
  'rest-api': entry('standards', 'reads', 'writes'),
  'csv-export': entry('standards', 'writes'),
  icalendar: entry('standards', 'writes'),
} as const satisfies Record<string, IntegrationFacts>;

export type IntegrationId = keyof typeof integrationFacts;

export const integrationIds = Object.keys(integrationFacts) as IntegrationId[];

export const integrationKindIds = Object.keys(kinds) as IntegrationKind[];

export const integrationFacets: readonly Facet[] = [
  { id: 'kind', param: { de: 'art', en: 'kind' }, options: optionsOf(kinds) },
  { id: 'direction', param: { de: 'richtung', en: 'direction' }, options: optionsOf(directions) },
];

export const integrationMarks = ({ kind, directions }: IntegrationFacts): EntryFacets => ({
  kind: [kind],
  direction: directions,
});
