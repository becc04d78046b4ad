import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { type AnalysedQuestion, normaliseText } from './analyseQuestion.ts';
import { answerPriceQuestion } from './answerPriceQuestion.ts';

/** Asked after the answer about the price of one more channel or operator. */
function answerAfter(answeredId: string, before: string, text: string, locale: Locale): string {
  const history = [{ who: 'assistant' as const, text: before }];
  const understood = {
    ...{ locale, questionLocale: locale, text, plain: normaliseText(text, locale), answeredId },
    ...{ followsUp: true, previousQuestions: '', hasIntent: () => false, question: { text, history } },
  } as unknown as AnalysedQuestion;
  const reply = answerPriceQuestion(understood, { id: 'price-operator', isSure: true, isClear: true });
  return (reply?.text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
}

test.each<[string, string, string, Locale, RegExp]>([
  [
    'price-channel',
    'One more channel costs €29.00 a month.',
    'and on the big plan?',
    'en',
    /^Enterprise .+\s+How many .+ agreed/,
  ],
  [
    'price-channel',
    'One more channel costs €29.00 a month.',
    'and with Essential?',
    'en',
    /1 more channel .+ €178\.00/,
  ],
  [
    'price-operator',
    'Ein weiterer Bearbeiter kostet 9,90 €.',
    'und bei Professional?',
    'de',
    /1 weiterer Bearbeiter .+ 458,90 €/,
  ],
])('keeps what one more of was asked for when a plan is named (%s, %s, %s)', (id, before, text, locale, reply) => {
  expect(answerAfter(id, before, text, locale)).toMatch(reply);
});
