/** The use-case templates in a language, by goal, with filters. */
import { type Facet, type FilterSelection, matchesSelection, optionsOf } from '../../routes/filters.ts';
import { addedAddresses, newEntries } from '../../routes/pageOf.ts';
import { slugs } from '../../routes/slugs.ts';
import { type Locale, locales } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { entryFromCms } from './currentContent.ts';
import type { EntryMeta } from './metaSchema.ts';
import { channels } from './templates/channels.ts';
import { de } from './templates/de.ts';
import { en } from './templates/en.ts';
import { type GoalId, goalIds, type TemplateFacts, templateFacts, templateMarks } from './templates/facts.ts';
import { type GoalText, goalSchema, type TemplateText } from './templates/schema.ts';

export type Template = TemplateText & TemplateFacts & { id: string };
export type Goal = Omit<GoalText, 'templates'> & { id: string; templates: Template[] };

export const isGoal = (id: string): id is GoalId => goalIds.some((goal) => goal === id);

export const goalFiles: Record<Locale, Record<GoalId, GoalText>> = { de: checked(de), en: checked(en) };

/** With its tokens. */
const storedGoal = (id: string, locale: Locale): GoalText | undefined =>
  entryFromCms('text-template-goal', locale, id) ?? (isGoal(id) ? goalFiles[locale][id] : undefined);

const goalText = (id: string, locale: Locale): GoalText | undefined => fillCompanyTokens(storedGoal(id, locale));

/** A goal with its matching templates; undefined if neither a file nor an entry has it. */
export function goalFor(id: GoalId, locale: Locale, choice?: FilterSelection): Goal;
export function goalFor(id: string, locale: Locale, choice?: FilterSelection): Goal | undefined;
export function goalFor(id: string, locale: Locale, choice: FilterSelection = {}): Goal | undefined {
  const text = goalText(id, locale);
  if (!text) return undefined;
  const { templates, ...goal } = text;
  const facts: Readonly<Record<string, TemplateFacts>> = isGoal(id) ? templateFacts[id] : {};
  // Templates of the files in their order, then those of the content system.
  const names = new Set([...Object.keys(facts), ...Object.keys(templates)]);
  return {
    ...goal,
    id,
    templates: [...names].flatMap((name) => {
      const own = templates[name];
      const fact = facts[name] ?? factsOfNew(own);
      return own && matchesSelection(templateMarks(id, fact), choice) ? [{ ...own, ...fact, id: name }] : [];
    }),
  };
}

const factsOfNew = (text: TemplateText | undefined): TemplateFacts => ({
  channel: text?.channel ?? 'web-chat',
  industries: text?.industry ? [text.industry] : [],
});

/** Goals with at least one matching template. */
export const goalsFor = (locale: Locale, choice: FilterSelection = {}): Goal[] =>
  everyGoalId(locale)
    .flatMap((id) => goalFor(id, locale, choice) ?? [])
    .filter(({ templates }) => templates.length > 0);

/** Fills no texts: the bot counts them for each answer. */
export const templateCount = (locale: Locale): number =>
  everyGoalId(locale).flatMap((id) => Object.keys(storedGoal(id, locale)?.templates ?? {})).length;

/** Of the files, then those that only the content system has. */
export const everyGoalId = (locale: Locale): string[] => [...goalIds, ...newEntries('templates', locale)];

/** What the gallery is filtered by: the goals of the content system too. */
export const templateFacets = (): Facet[] => [
  { id: 'goal', param: { de: 'ziel', en: 'goal' }, options: [...optionsOf(slugs.goals), ...addedGoals()] },
  { id: 'industry', param: { de: 'branche', en: 'industry' }, options: optionsOf(slugs.industries) },
  { id: 'channel', param: { de: 'kanal', en: 'channel' }, options: optionsOf(channels) },
];

function addedGoals(): Facet['options'] {
  const slugOf = (id: string, locale: Locale) =>
    addedAddresses(locale).find((one) => one.id === `templates/${id}`)?.slug ?? null;
  const ids = new Set(locales.flatMap((locale) => newEntries('templates', locale)));
  return [...ids].map((id) => ({ id, slug: { de: slugOf(id, 'de'), en: slugOf(id, 'en') } }));
}

/** Title and description of a goal's page (text/content/entryMeta.ts). */
export function goalMeta(entry: string, locale: Locale): EntryMeta | undefined {
  const meta = goalText(entry, locale)?.meta;
  // The headline has soft hyphens; meta texts and menus must not.
  return meta && { ...meta, name: meta.name.replaceAll('\u00AD', '') };
}

function checked(goals: Record<GoalId, GoalText>): Record<GoalId, GoalText> {
  for (const goal of goalIds) goalSchema.parse(goals[goal]);
  return goals;
}
