/** Over 200 lines: a table of messages per intent. */
import { expect, test } from 'vitest';
import { bookingRules } from '../../src/features/booking/bookingRules.ts';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import { testBot } from '../../src/testing/testBot.testing.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import { normaliseText } from './analyseQuestion.ts';
import {
  answerBeforeAll,
  answerBySafety,
  answerCourtesy,
  answerDisallowedRequest,
  answerReaction,
  answerWish,
  isShortThanks,
} from './answerIntent.ts';
import { intentPatterns } from './intentPatterns.ts';

const replyTo = (text: string, locale: Locale) => {
  const understood = analysedQuestion({ locale, text, plain: normaliseText(text, locale) });
  return (answerBeforeAll(understood) ?? answerDisallowedRequest(understood, undefined))?.text;
};

test.each<[Locale, string]>([
  ['de', 'Was zahlt die Bäckerei Kruse bei euch?'],
  ['de', 'Ist die Metzgerei Donath Kunde von Ihnen?'],
  ['de', 'Wie viel zahlt Frau Krüger im Monat?'],
  ['de', 'Hat Optik Hansen bei euch unterschrieben?'],
  ['en', 'What does Albers Travel pay you?'],
  ['en', 'How much is Mr Sanders paying you?'],
  ['en', 'Is Donnelly Butchers a customer of yours?'],
  ['en', 'Did Hanson Opticians sign with you?'],
])('says nothing about a customer who is named (%s, %s)', (locale, text) => {
  expect(replyTo(text, locale)).toBe(wordsFor(locale).answers.othersData);
});

test.each<[Locale, string]>([
  ['en', 'Customers say that our FAQ is worse than the old one. How can a bot do better?'],
  ['en', 'What do you say, that it gets worse or better over time?'],
  ['de', 'Gib zu, dass es mit mehr Anfragen schlechter wird. Wie wird es besser?'],
  ['de', 'Was zahlt ein Handwerksbetrieb im Schnitt?'],
  ['de', 'Was zahlt die Gemeinde im Monat?'],
  ['de', 'Ist WhatsApp bei euch dabei?'],
  ['en', 'What does a small shop like mine pay you?'],
  ['en', 'Which plan is WhatsApp on?'],
  ['en', 'What do German companies pay?'],
])('answers what names no customer (%s, %s)', (locale, text) => {
  expect(replyTo(text, locale)).toBeUndefined();
});

test.each<[Locale, string]>([
  ['de', 'Wenn ihr mir bis heute Abend nicht antwortet, komm ich bei euch vorbei und dann könnt ihr was erleben.'],
  ['de', 'Das werdet ihr noch bereuen!'],
  ['en', 'You’ll regret this.'],
  ['en', 'I’ll be in your office tomorrow and there’ll be trouble'],
])('answers a threat calmly, with the offer of a person (%s, %s)', (locale, text) => {
  expect(replyTo(text, locale)).toBe(wordsFor(locale).answers.threat);
});

const hasIntent = (intent: 'identity' | 'handover' | 'insult', text: string, locale: Locale) =>
  intentPatterns[locale][intent].test(normaliseText(text, locale));

test.each<[Locale, string]>([
  ['de', 'Ist das hier eigentlich ein Bot oder ein Mensch?'],
  ['de', 'Schreibe ich gerade mit einer echten Person?'],
  ['en', 'Is this a real person?'],
  ['en', 'Am I actually talking to a human?'],
])('asks who answers (%s, %s)', (locale, text) => {
  expect(hasIntent('identity', text, locale)).toBe(true);
});

test.each<[Locale, string]>([
  ['de', 'Wie viel Arbeit ist das, bis der Bot etwas Vernünftiges sagt?'],
  ['de', 'Wie ist das bei Ihnen im Lager mit gefährlichen Stoffen, darf ein Bot darüber Auskunft geben?'],
  ['en', 'Is there a limit to what the bot may say?'],
  ['en', 'Are you able to work with real estate software?'],
])('asks about the product, not who answers (%s, %s)', (locale, text) => {
  expect(hasIntent('identity', text, locale)).toBe(false);
});

test('a team of the visitor that talks to customers is no wish for a person', () => {
  expect(hasIntent('handover', 'Kann unser Team per Video mit dem Kunden sprechen?', 'de')).toBe(false);
  expect(hasIntent('handover', 'Kann ich mit einem Mitarbeiter sprechen?', 'de')).toBe(true);
});

test.each<[Locale, string]>([
  ['de', 'Wie lautet die E-Mail-Adresse Ihres Vertriebs?'],
  ['en', 'What’s your sales email address?'],
])('leaves a question about the mail address to the entry that states it (%s, %s)', async (locale, text) => {
  const understood = analysedQuestion({
    ...{ locale, text, plain: normaliseText(text, locale) },
    hasIntent: (wish) => intentPatterns[locale][wish].test(normaliseText(text, locale)),
  });
  const calendar = { rules: bookingRules, freeSlots: async () => [] };
  const replyFor = (clearId: string | undefined) =>
    answerWish(understood, { clearId, best: undefined, now: new Date('2026-11-27T22:00:00Z') }, calendar);
  expect(await replyFor('contact-ways')).toBeUndefined();
  expect((await replyFor(undefined))?.kind).toBe('answer');
});

function understood(locale: Locale, text: string, answeredIds: string[] = []) {
  const plain = normaliseText(text, locale);
  const question = { botId: 'test', locale, text, history: [] } as const;
  const hasIntent = (wish: keyof (typeof intentPatterns)['de']) => intentPatterns[locale][wish].test(plain);
  return analysedQuestion({ locale, text, plain, question, hasIntent, answeredIds, answeredId: answeredIds[0] });
}

test.each<[Locale, string, 'wish' | 'identity' | undefined]>([
  ['de', 'Alles klar, schönen Feierabend!', 'wish'],
  ['de', 'Dir noch einen schönen Abend!', 'wish'],
  ['en', 'Right, have a lovely weekend', 'wish'],
  ['en', 'have a smashing evening', 'wish'],
  ['de', 'einen entspannten Abend wünsche ich', 'wish'],
  ['de', 'Dauert die Einführung einen Tag', undefined],
  ['en', 'Can the bot wish people a nice day?', undefined],
  ['de', 'Rede ich hier mit einem Menschen?', 'identity'],
  ['de', 'Mal ehrlich, wie viel Arbeit ist das, bis der Bot was Vernünftiges antwortet?', undefined],
  ['de', 'Wie ist das mit Allergien, darf der Bot das beantworten?', undefined],
  ['en', 'Is this a real person?', 'identity'],
  ['en', 'Is there a page that explains how we would keep our own data out of the bot?', undefined],
])('courtesy: %s, %s', (locale, text, sentence) => {
  const expected = sentence && wordsFor(locale).answers[sentence];
  expect(answerCourtesy(understood(locale, text), undefined)?.text).toBe(expected);
});

const now = new Date('2026-11-27T22:00:00Z');
const tuesday = '2026-12-01T09:00:00.000Z';
const calendar = { rules: bookingRules, freeSlots: async () => ['2026-11-30T08:00:00.000Z', tuesday] };

test.each<[Locale, string, string[], RegExp | undefined]>([
  ['de', 'Ginge es nächsten Dienstag um 10?', ['demo-duration'], /1\. Dezember/],
  ['en', 'Could you pencil me in for a demo on Tuesday at 10?', [], /1 December/],
  ['en', 'Would Saturday work?', ['demo-booking'], /nothing|can’t see anything free/],
  ['de', 'Kann unser Team per Videoanruf mit dem Kunden sprechen?', [], undefined],
  ['en', 'Are you there on Tuesday at 10?', ['contact-ways'], undefined],
])('a named day: %s, %s', async (locale, text, answered, told) => {
  const reply = await answerWish(
    understood(locale, text, answered),
    { clearId: undefined, best: undefined, now },
    calendar,
  );
  if (!told) expect(reply).toBeUndefined();
  else {
    expect(reply?.text).toMatch(told);
    expect(reply?.text).not.toMatch(/30(?:\.)? November/);
  }
});

test.each<[Locale, string, boolean]>([
  ['de', 'Hm, damit hätte ich nicht gerechnet.', true],
  ['de', 'Immerhin ehrlich.', true],
  ['en', 'I did not expect you to own up to that', true],
  ['de', 'Ich hätte nicht gedacht, dass es so teuer ist. Geht es billiger?', false],
  ['en', 'What do you expect of us?', false],
])('a reaction asks nothing: %s, %s', (locale, text, is) => {
  const history = [{ who: 'assistant', text: 'No.' }] as const;
  const question = { botId: 'test', locale, text, history };
  expect(answerReaction({ ...understood(locale, text), question }) !== undefined).toBe(is);
});

test.each<[string, boolean]>([
  ['wenigstens ehrlich', true],
  ['und der Preis?', false],
  ['dann brauchen wir noch die Preise', false],
])('thanks before few words are thanks alone: %s', (text, is) => {
  expect(isShortThanks({ ...understood('de', text), thanked: true })).toBe(is);
});

test.each<[Locale, string]>([
  ['de', 'verpiss dich du Spambot'],
  ['de', 'Geh sterben, du Maschine'],
  ['en', 'drop dead you machine'],
  ['en', 'shut up, will you'],
])('takes curses of several words for an insult (%s, %s)', (locale, text) => {
  expect(hasIntent('insult', text, locale)).toBe(true);
});

test.each([
  ['de', 'was bist du denn für ein Schrottbot'],
  ['de', 'Ihr seid doch alle Vollpfosten.'],
  ['en', 'what a load of junk you are'],
  ['en', 'You lot are clueless.'],
] as const)('an insult gets the calm answer, a person, and nothing to buy (%s): %s', async (locale, text) => {
  const reply = await testBot().answer({ botId: 'test', locale, text, history: [] });
  expect(reply).toMatchObject({ text: wordsFor(locale).answers.insult, suggestions: [] });
  expect(reply.actions.map(({ kind }) => kind)).toEqual(['handover']);
});

test('an insult is no request for the data of others', () => {
  const scores = { others: 3, threat: -3, insult: -1, complaint: -3 };
  const curse = 'ihr seid der letzte Drecksladen, nicht mal ne Telefonnummer kriegt ihr hin';
  const refused = wordsFor('de').answers.othersData;
  expect(answerBySafety(understood('de', curse), scores, 'none')?.text).not.toBe(refused);
  expect(answerBySafety(understood('de', 'die Telefonnummer von Frau Albers'), scores, 'none')?.text).toBe(refused);
});

test('a question beside an insult is answered', async () => {
  const reply = await testBot().answer({
    botId: 'test',
    locale: 'en',
    text: 'You numpty, what does Essential cost?',
    history: [],
  });
  expect(reply.text).toContain('149');
});
