/** The use-case templates in a language, by goal, with filters. */
import { type FilterSelection, matchesSelection } from '../../routes/filters.ts';
import type { Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../words/words.ts';
import { fromCms } from './currentContent.ts';
import type { IndustryId } from './industries/schema.ts';
import type { EntryMeta } from './metaSchema.ts';
import { de } from './templates/de.ts';
import { en } from './templates/en.ts';
import { type Channel, type GoalId, goalIds, templateFacts, templateMarks } from './templates/facts.ts';
import { type GoalText, goalSchema, type TemplateText } from './templates/schema.ts';

export type Template = TemplateText & { id: string; channel: Channel; industries: readonly IndustryId[] };
export type Goal = Omit<GoalText, 'templates'> & { id: GoalId; templates: Template[] };

export const isGoal = (id: string | undefined): id is GoalId => goalIds.some((goal) => goal === id);

export const goalFiles: Record<Locale, Record<GoalId, GoalText>> = { de: checked(de), en: checked(en) };

const goalText = (id: GoalId, locale: Locale): GoalText =>
  fillCompanyTokens(fromCms('text-template-goal', locale)?.[id] ?? goalFiles[locale][id]);

/** A goal with its matching templates. */
export function goalFor(id: GoalId, locale: Locale, choice: FilterSelection = {}): Goal {
  const { templates, ...goal } = goalText(id, locale);
  const facts = Object.entries(templateFacts[id]);
  return {
    ...goal,
    id,
    templates: facts.flatMap(([name, fact]) => {
      const text = templates[name];
      return text && matchesSelection(templateMarks(id, fact), choice) ? [{ ...text, ...fact, id: name }] : [];
    }),
  };
}

/** Goals with at least one matching template. */
export const goalsFor = (locale: Locale, choice: FilterSelection = {}): Goal[] =>
  goalIds.map((id) => goalFor(id, locale, choice)).filter(({ templates }) => templates.length > 0);

export const templateCount = goalIds.flatMap((id) => Object.keys(templateFacts[id])).length;

/** Title and description of a goal's page (text/content/entryMeta.ts). */
export function goalMeta(entry: string, locale: Locale): EntryMeta | undefined {
  if (!isGoal(entry)) return undefined;
  const { meta } = goalText(entry, locale);
  // The headline has soft hyphens; meta texts and menus must not.
  return { ...meta, name: meta.name.replaceAll('\u00AD', '') };
}

function checked(goals: Record<GoalId, GoalText>): Record<GoalId, GoalText> {
  for (const goal of goalIds) goalSchema.parse(goals[goal]);
  return goals;
}
