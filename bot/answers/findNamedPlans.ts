/** Finds the plans that a question names, by their titles: a renamed plan is recognised at once. */

import { languages, wordsIn } from '../../src/features/search/language.ts';
import { distanceWithin } from '../../src/features/search/vocabulary.ts';
import type { Locale } from '../../src/routes/table.ts';
import type { Plan } from '../../src/text/content/planSchema.ts';

type Named = {
  /** In the order of `plans`. */
  plans: Plan[];
  /** The question without the names. */
  rest: string;
};

/** `plain`: folded words, separated by one space (analyseQuestion.ts). */
export function findNamedPlans(plain: string, plans: readonly Plan[], locale: Locale): Named {
  const words = plain.split(' ');
  const named = new Set<Plan>();
  const used = new Set<number>();
  for (const plan of plans) {
    const title = wordsIn(plan.title).map(({ word }) => languages[locale].fold(word));
    const name = title.join(' ');
    const others = plans.filter((other) => other !== plan).map((other) => languages[locale].fold(other.title));
    words.forEach((word, index) => {
      if (word[0] !== name[0]) return;
      const spoken = words.slice(index, index + title.length).join(' ');
      const [before = '', after = ''] = [words[index - 1], words[index + 1]];
      const isSpoken = [isPlanWord.test(before), isPlanWord.test(after), isPreposition.test(before)].includes(true);
      const abbreviates = isSpoken && !isPeriod.test(after) && word.length >= 3 && startsOnly(name, word, others);
      if (isAdjectiveOf.test(words[index + title.length] ?? '')) return;
      if (!isMisspellingOf(name, spoken) && !abbreviates) return;
      named.add(plan);
      for (let at = index; at < index + (abbreviates ? 1 : title.length); at++) used.add(at);
    });
  }
  return {
    plans: plans.filter((plan) => named.has(plan)),
    rest: words.filter((_, index) => !used.has(index)).join(' '),
  };
}

/** "The 449 one", "beim 149er", "149 with VAT": a plan that is named by its price, with its title instead. */
export const withPlanTitles = (text: string, plans: readonly Plan[]): string =>
  plans.reduce((named, { price, title }) => {
    const figure = String(price).replace(/\B(?=(?:\d{3})+$)/g, '[.,]?');
    const priced = String.raw`(?<![\d.,])[€]?${figure}(?:er|(?: ?€)?(?: one\b|(?= (?:${behindPrice})\b)))`;
    return named.replace(new RegExp(priced, 'gi'), title);
  }, text);

const behindPrice =
  'plan|tarif|paket|package|option|mit|inkl|brutto|with|incl|including|gross|plus|comes? to|once|after|nach|netto|net';

/** "On Pro"; the German word "pro" is a preposition itself: "mit pro Monat 500 Nutzern". */
const isPreposition = /^(?:on|with|auf|bei|beim|mit|im)$/;
const isPeriod =
  /^(?:monat|jahr|tag|woche|quartal|stunde|nutzer|person|kopf|kanal|bearbeiter|kollege|mitarbeiter|gesprach|anfrage|frage|projekt)$/;
/** "enterprise software", "essential cookies" name no plan. */
const isAdjectiveOf =
  /^(?:indemnity|liability|advice|help|services?|translat\w+|development|standards?|opinions?|bod(?:y|ies)|software|resource|architecture|cookies|information|workers)$/;
const isPlanWord = /^(?:plan|tarif|paket|package|one|option)$/;

const startsOnly = (title: string, start: string, others: readonly string[]): boolean =>
  title.startsWith(start) && !others.some((other) => other.startsWith(start));

/** Long names tolerate two wrong letters, short ones none: "Start" is not "stark". A plural counts as correct. */
function isMisspellingOf(name: string, spoken: string): boolean {
  if (spoken === name || spoken === `${name}s`) return true;
  const tolerance = name.length >= 9 ? 2 : name.length >= 7 ? 1 : 0;
  return tolerance > 0 && spoken[0] === name[0] && distanceWithin(name, spoken, tolerance) <= tolerance;
}
