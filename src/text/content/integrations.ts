/** The integrations directory: its entries by kind, with filters. */
import { type Choice, fits } from '../../features/filters/filters.ts';
import type { Locale } from '../../routes/table.ts';
import { withCompany } from '../words/words.ts';
import { confirmedProducts } from './integrations/confirmedProducts.ts';
import { de } from './integrations/de.ts';
import { en } from './integrations/en.ts';
import {
  type Direction,
  type IntegrationId,
  integrationFacts,
  integrationIds,
  integrationMarks,
  type Kind,
  kindIds,
} from './integrations/facts.ts';
import { type IntegrationText, type IntegrationTexts, integrationsSchema } from './integrations/schema.ts';
import { withPlanNames } from './plans.ts';

export type Integration = IntegrationText & {
  id: IntegrationId;
  directions: readonly Direction[];
  /** Names of products that the operator has confirmed; currently empty. */
  products: readonly string[];
};

const texts: Record<Locale, IntegrationTexts> = {
  de: withCompany(integrationsSchema.parse(de)),
  en: withCompany(integrationsSchema.parse(en)),
};

/** Matching entries by kind; empty kinds are omitted. */
export const integrationsFor = (locale: Locale, choice: Choice = {}): { kind: Kind; entries: Integration[] }[] =>
  kindIds
    .map((kind) => ({
      kind,
      entries: integrationIds
        .filter((id) => integrationFacts[id].kind === kind && fits(integrationMarks(id), choice))
        .map((id) => ({
          ...withPlanNames(texts[locale][id], locale),
          id,
          directions: integrationFacts[id].directions,
          products: confirmedProducts[id] ?? [],
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
