/** The integrations directory: its entries by kind, with filters. */
import { type FilterSelection, matchesSelection } from '../../routes/filters.ts';
import type { Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { fromCms } from './currentContent.ts';
import { confirmedProducts } from './integrations/confirmedProducts.ts';
import { de } from './integrations/de.ts';
import { en } from './integrations/en.ts';
import {
  type IntegrationDirection,
  type IntegrationId,
  type IntegrationKind,
  integrationFacts,
  integrationIds,
  integrationKindIds,
  integrationMarks,
} from './integrations/facts.ts';
import { type IntegrationText, type IntegrationTexts, integrationsSchema } from './integrations/schema.ts';
import { fillPlanNames } from './plans.ts';

export type Integration = IntegrationText & {
  id: IntegrationId;
  directions: readonly IntegrationDirection[];
  /** Names of products that the operator has confirmed; currently empty. */
  products: readonly string[];
};

export const integrationFiles: Record<Locale, IntegrationTexts> = {
  de: integrationsSchema.parse(de),
  en: integrationsSchema.parse(en),
};

const textOf = (id: IntegrationId, locale: Locale): IntegrationText =>
  fillCompanyTokens(fromCms('text-integration-kind', locale)?.[id] ?? integrationFiles[locale][id]);

/** Matching entries by kind; empty kinds are omitted. */
export const integrationsFor = (
  locale: Locale,
  choice: FilterSelection = {},
): { kind: IntegrationKind; entries: Integration[] }[] =>
  integrationKindIds
    .map((kind) => ({
      kind,
      entries: integrationIds
        .filter((id) => integrationFacts[id].kind === kind && matchesSelection(integrationMarks(id), choice))
        .map((id) => ({
          ...fillPlanNames(textOf(id, locale), locale),
          id,
          directions: integrationFacts[id].directions,
          products: confirmedProducts[id] ?? [],
        })),
    }))
    .filter(({ entries }) => entries.length > 0);
