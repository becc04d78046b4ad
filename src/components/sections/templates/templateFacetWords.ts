import type { Locale } from '../../../routes/table.ts';
import { everyGoalId, goalMeta, type Template } from '../../../text/content/templates.ts';
import { wordsFor } from '../../../text/words/words.ts';

/** Names of the gallery's facets and options, each from its source. */
export function templateFacetWords(locale: Locale) {
  const { templates, home } = wordsFor(locale);
  const { goal, industry, channel } = templates.facets;
  const goals = Object.fromEntries(everyGoalId(locale).map((id) => [id, goalMeta(id, locale)?.name ?? id]));
  return {
    goal: { ...goal, options: goals },
    industry: { ...industry, options: home.industries.names },
    channel: { ...channel, options: templates.channels },
  };
}

type TemplateFacetWords = ReturnType<typeof templateFacetWords>;

/** Tags of a template besides its goal: its channel and its industries. */
export const templateTags = (
  { channel, industries }: Template,
  { channel: channels, industry }: TemplateFacetWords,
): string[] => [channels.options[channel], ...industries.map((id) => industry.options[id])];

/** Name of the selected option of a facet; empty if none is selected. */
export function selectedOptionName(facet: string, option: string | undefined, words: TemplateFacetWords): string[] {
  const names: Readonly<Record<string, { options: Readonly<Record<string, string>> }>> = words;
  const name = option && names[facet]?.options[option];
  return name ? [name] : [];
}
