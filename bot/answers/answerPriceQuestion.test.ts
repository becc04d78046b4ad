import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import type { BotTurn } from '../protocol/botApi.ts';
import { normaliseText } from './analyseQuestion.ts';
import { answerPriceQuestion } from './answerPriceQuestion.ts';

/** `entryId`: the entry that the text seems to ask for. */
function answerAfter(
  { answeredId, history, entryId }: { answeredId?: string; history: BotTurn[]; entryId: string },
  text: string,
  locale: Locale,
): string {
  const plain = normaliseText(text, locale);
  const understood = analysedQuestion({ locale, text, plain, answeredId, followsUp: true, history });
  const reply = answerPriceQuestion(understood, { id: entryId, isSure: true, isClear: true });
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
  ['price-channel', 'One more channel costs €29.00 a month.', 'and with Essential?', 'en', /€178\.00 .+1 more channel/],
  [
    'price-operator',
    'Ein weiterer Bearbeiter kostet 9,90 €.',
    'und bei Professional?',
    'de',
    /458,90 € .+1 weiterer Bearbeiter/,
  ],
])('keeps what one more of was asked for when a plan is named (%s, %s, %s)', (id, before, text, locale, reply) => {
  const history = [{ who: 'assistant' as const, text: before }];
  expect(answerAfter({ answeredId: id, history, entryId: 'price-operator' }, text, locale)).toMatch(reply);
});

test.each<[Locale, string[], string, RegExp]>([
  [
    'en',
    ['What does Enterprise cost a year?'],
    'what’s the difference between the first two?',
    /Essential.+Professional/,
  ],
  [
    'de',
    ['Was kostet Enterprise im Jahr?'],
    'was ist der Unterschied zwischen den ersten beiden?',
    /Essential.+Professional/,
  ],
  // How many operators Enterprise includes is open.
  ['de', ['Was kostet Essential?', 'und Professional?'], 'und der Unterschied zwischen den letzten beiden?', /^$/],
])('compares the plans that are named by their place (%s, %j, %s)', (locale, before, text, plans) => {
  const history: BotTurn[] = before.map((asked) => ({ who: 'visitor', text: asked }));
  expect(answerAfter({ history, entryId: 'plan-difference' }, text, locale)).toMatch(plans);
});

test.each<[Locale, string, string, string, RegExp]>([
  [
    'en',
    'We’d have roughly 700 a month',
    'It depends.',
    'and four people answering',
    /€458\.90[\s\S]+700 active users[^€]+€449/,
  ],
  [
    'de',
    'Wir hätten etwa 700 im Monat',
    'Das kommt darauf an.',
    'und vier Leute, die antworten',
    /458,90 €[\s\S]+700 /,
  ],
])('keeps the users of a month that no noun counts (%s, %s)', (locale, before, answer, text, sum) => {
  const history: BotTurn[] = [
    { who: 'visitor', text: 'user?' },
    { who: 'assistant', text: answer },
    { who: 'visitor', text: before },
  ];
  expect(answerAfter({ history, entryId: 'price-operator' }, text, locale)).toMatch(sum);
  const afterEnquiries = history.with(1, { who: 'assistant', text: 'With 300 requests (Anfragen) a month' });
  expect(answerAfter({ history: afterEnquiries, entryId: 'price-operator' }, text, locale)).not.toMatch(/700/);
});

test('gives no sum again for a saving that it cannot compute', () => {
  const history: BotTurn[] = [
    { who: 'visitor', text: 'Was kostet Essential mit drei Bearbeitern?' },
    { who: 'assistant', text: 'Ein Unterschied von 280,20 € im Monat.' },
  ];
  expect(answerAfter({ history, entryId: 'price-yearly' }, 'wie viel sparen wir damit im Jahr?', 'de')).toBe('');
  expect(answerAfter({ history, entryId: 'price-yearly' }, 'und im Jahr?', 'de')).toMatch(/2\.025,60 €/);
});

test('computes the sum of people who chat, although their chats have no price of their own', () => {
  const text = 'so we sell tents online, 900 or so people would chat per month, 5 of us in support. total price?';
  const understood = analysedQuestion({
    ...{ locale: 'en', text, plain: normaliseText(text, 'en'), history: [] },
    hasIntent: () => false,
  });
  const entry = { id: 'price-per-message', isSure: true, isClear: false };
  expect(answerPriceQuestion(understood, entry)?.text).toContain('€468.80');
});

test.each([
  ['60 people message me a month. Can it book them in for me?', undefined],
  ['60 people message me a month. What does it cost?', /€149/],
])('users get a sum only if the price is asked for: %s', (text, sum) => {
  const plain = normaliseText(text, 'en');
  const hasIntent = (wish: string) => wish === 'price' && plain.includes('cost');
  const understood = analysedQuestion({ locale: 'en', text, plain, hasIntent, history: [] });
  const reply = answerPriceQuestion(understood, {
    id: 'plan-choice',
    isSure: false,
    isClear: false,
  });
  if (sum) expect(reply?.text).toMatch(sum);
  else expect(reply).toBeUndefined();
});

test.each<[Locale, string, string]>([
  ['de', 'connect-cost', 'Brauch ich dafür Enterprise?'],
  ['de', 'price-operator', 'Müssen wir dafür auf Professional?'],
  ['en', 'connect-cost', 'Do we need Enterprise for that?'],
  ['en', 'api-custom', 'Is the API included on Professional?'],
])('names no price if a question of yes or no names a plan (%s, %s, %s)', (locale, entryId, text) => {
  const history = [{ who: 'assistant' as const, text: wordsFor(locale).pricing.vatNote }];
  expect(answerAfter({ history, entryId }, text, locale)).toBe('');
});

test.each<[Locale, string, RegExp]>([
  ['de', 'Wir sind zu dritt. Brauchen wir Professional?', /^Professional ist dafür größer als nötig\..+168,80 €/s],
  [
    'en',
    'There are three of us. Do we need Professional?',
    /^Professional is more than you need for that\..+€168\.80/s,
  ],
])('takes no larger plan for a team alone (%s, %s)', (locale, text, reply) => {
  expect(answerAfter({ history: [], entryId: 'plan-professional' }, text, locale)).toMatch(reply);
});

test.each<[Locale, string, string, RegExp]>([
  [
    'de',
    'price-operator',
    '850 Gespräche im Monat, 6 Mitarbeiter am Telefon. Was zahlen wir?',
    /478,70.+850 Anfragen.+Professional/s,
  ],
  [
    'en',
    'price-operator',
    '850 conversations a month, 6 staff on the phones. What would we pay?',
    /€478\.70.+850 enquiries/s,
  ],
  [
    'de',
    'user-over-limit',
    'Drei Leute am Schalter antworten, 500 Nutzer im Monat. Kosten?',
    /500 aktive Nutzer.+449/s,
  ],
  ['en', 'user-over-limit', 'Four at the desk, 500 users a month. Cost?', /€458\.90.+500 active users/s],
  ['en', 'user-over-limit', 'What happens if 300 people write to us in a month?', /^$/],
  // The number may count people who answer: the reply has both sums.
  [
    'de',
    'user-over-limit',
    'Zwei Tierpflegerinnen, 90 Nutzer im Monat. Kosten?',
    /149 €.+„2 Tierpflegerinnen“.+158,90 €/s,
  ],
  ['en', 'user-over-limit', 'Two vets, 90 users a month. What would it cost?', /€149.+‘2 vets’.+€158\.90/s],
  ['en', 'user-over-limit', 'Two restaurants, 90 users a month. What would it cost?', /^(?!.*restaurants).*€149/s],
])('computes the sum of a case whatever entry its words resemble (%s, %s): %s', (locale, entryId, text, reply) => {
  const understood = analysedQuestion({ locale, text, plain: normaliseText(text, locale), history: [] });
  const answer = answerPriceQuestion(understood, { id: entryId, isSure: true, isClear: false });
  expect((answer?.text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')).toMatch(reply);
});
