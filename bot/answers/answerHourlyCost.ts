/** What an hour of work costs with the visitor's own salary, by the calculator's formula. */
import { calculateScenarios, defaultAssumptions } from '../../src/features/savings/calculateScenarios.ts';
import { calculationContextFor } from '../../src/features/savings/calculationContextFor.ts';
import { format, money } from '../../src/text/format/format.ts';
import { fill, wordsFor } from '../../src/text/words/words.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { readSavings } from './readSavings.ts';

const asksHour = /\b(?:hours?|hourly|\w*stunden?\w*)\b/;

/** A sentence before the entry on the formula. Undefined if the question asks for something else. */
export function answerHourlyCost({ plain, text, locale }: AnalysedQuestion, clearId?: string): string | undefined {
  const { salary } = readSavings(text);
  if (clearId !== 'savings-formula' || salary === undefined || !asksHour.test(plain)) return undefined;
  const { plans } = calculationContextFor(locale);
  const { hourly } = calculateScenarios({ ...defaultAssumptions, team: 1, requests: 1, salary }, plans);
  const figures = { salary: format('price', salary, locale), hourly: money(hourly, locale) };
  return fill(wordsFor(locale).answers.savings.hourly, figures);
}
