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
  type IntegrationFacts,
  type IntegrationKind,
  integrationFacts,
  integrationIds,
  integrationKindIds,
  integrationMarks,
} from './integrations/facts.ts';
import { type IntegrationText, type IntegrationTexts, integrationsSchema } from './integrations/schema.ts';
import { fillPlanNames } from './plans.ts';

export type Integration = IntegrationText &
  IntegrationFacts & {
    id: string;
    /** Names of products that the operator has confirmed; currently empty. */
    products: readonly string[];
  };

export const integrationFiles: Record<Locale, IntegrationTexts> = {
  de: integrationsSchema.parse(de),
  en: integrationsSchema.parse(en),
};

/** Those of the files in their order, then those of the content system. */
function integrations(locale: Locale): Integration[] {
  const given = fromCms('text-integration-kind', locale) ?? {};
  const known = integrationIds.map((id) => ({
    ...(given[id] ?? integrationFiles[locale][id]),
    ...integrationFacts[id],
    id,
    products: confirmedProducts[id] ?? [],
  }));
  const added = Object.entries(given).flatMap(([id, text]) =>
    text?.own && text.kind ? [{ ...text, kind: text.kind, directions: directionsOf(text), id, products: [] }] : [],
  );
  return [...known, ...added].map((one) => fillPlanNames(fillCompanyTokens(one), locale));
}

const directionsOf = ({ toChatbot, toSystem }: IntegrationText): IntegrationDirection[] => [
  ...(toChatbot ? (['reads'] as const) : []),
  ...(toSystem ? (['writes'] as const) : []),
];

/** Matching entries by kind; empty kinds are omitted. */
export function integrationsFor(
  locale: Locale,
  choice: FilterSelection = {},
): { kind: IntegrationKind; entries: Integration[] }[] {
  const all = integrations(locale).filter((one) => matchesSelection(integrationMarks(one), choice));
  return integrationKindIds
    .map((kind) => ({ kind, entries: all.filter((one) => one.kind === kind) }))
    .filter(({ entries }) => entries.length > 0);
}

export const integrationCount = (locale: Locale): number => integrations(locale).length;
