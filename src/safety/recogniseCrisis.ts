/** Is somebody in danger? Decided from the text alone, on the server and in the browser (issue 10, item 9). */
import { business, personal, phrases, rules, withoutThing } from './crisisRules.ts';
import { plainWords } from './plainWords.ts';

/** `self`: suicide and self-harm, also of somebody else. `violence`: threats, made or suffered. `medical`: an emergency. */
export const crisisKinds = ['self', 'violence', 'medical'] as const;
export type CrisisKind = (typeof crisisKinds)[number];

/** Undefined where nothing in the text speaks of danger. */
export function recogniseCrisis(text: string): CrisisKind | undefined {
  const words = plainWords(text).replace(notMeant, ' ').replace(/ +/g, ' ').trim();
  const isBusiness = aboutBusiness.test(words) && !aboutPeople.test(words);
  const found = compiled.find(({ clear, likely }) => clear.test(words) || (!isBusiness && likely?.test(words)));
  return found?.kind;
}

const anyOf = (patterns: readonly string[], flags = ''): RegExp =>
  new RegExp(`(?<!\\w)(?:${patterns.join('|')})`, flags);

const notMeant = anyOf(phrases, 'g');
const aboutBusiness = anyOf([`(?:${business})\\b`, withoutThing]);
const aboutPeople = anyOf([`(?:${personal})\\b`]);

const compiled = rules.map(({ kind, clear, likely }) => ({
  kind,
  clear: anyOf(clear),
  likely: likely && anyOf(likely),
}));
