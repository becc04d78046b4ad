/** What the bot said last: the sums and plans that the next message may refer to. */
import type { Plan } from '../../src/text/content/planSchema.ts';
import { planTextsFor } from '../../src/text/content/plans.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { namesOwnPrice } from './composeAnswer.ts';

export const pricedLately = (understood: AnalysedQuestion): boolean =>
  lastAnswers(understood).some((answer) => namesOwnPrice(answer));

/** The last two: a question about something else may come between. */
export const lastAnswers = ({ question }: AnalysedQuestion): string[] =>
  question.history
    .filter(({ who }) => who === 'assistant')
    .slice(-2)
    .map(({ text }) => text);

/** What the visitor wrote before this message. */
export const saidBefore = ({ question }: Pick<AnalysedQuestion, 'question'>): string[] =>
  question.history.filter(({ who }) => who === 'visitor').map(({ text }) => text);

/** All answers before this message, as one text. */
export const answersSoFar = ({ question }: AnalysedQuestion): string =>
  question.history
    .filter(({ who }) => who === 'assistant')
    .map(({ text }) => text)
    .join('\n\n');

export const lastAnswer = ({ question }: AnalysedQuestion): string =>
  question.history.findLast(({ who }) => who === 'assistant')?.text ?? '';

/** The only plan that the last answer names. */
export function planOfAnswer(understood: AnalysedQuestion): Plan | undefined {
  const answer = lastAnswer(understood);
  const [plan, ...others] = planTextsFor(understood.locale).filter(({ title }) => answer.includes(title));
  return others.length === 0 ? plan : undefined;
}
