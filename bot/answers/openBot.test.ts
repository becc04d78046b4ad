import { expect, test } from 'vitest';
import { bookingRules } from '../../src/features/booking/bookingRules.ts';
import { locales } from '../../src/routes/table.ts';
import { faqOf } from '../../src/testing/testBot.testing.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import { fillTrainingData } from '../knowledge/fillTrainingData.ts';
import { encodeModel, modelFile } from './entryModel.ts';
import { knowledgeFile } from './knowledge.ts';
import { type KnowledgeFile, knowledgeBaseFile } from './knowledgeBase.ts';
import { openBot } from './openBot.ts';
import { trainEntryModel } from './trainEntryModel.ts';

const entryOf = (id: string, answer: string, asks: string[]) => ({
  id,
  answer,
  source: 'faq',
  also: [],
  next: [],
  asks,
});
const cancel = entryOf('cancel', 'Sechs Wochen zum Quartal.', ['Wie kündigen wir?', 'Kündigungsfrist']);
const parrots = entryOf('parrots', 'Papageien bekommen keinen Zugang.', [
  'Dürfen Papageien mitschreiben?',
  'Wellensittich am Computer',
]);

const empty = {
  unanswered: ['Wie wird das Wetter?'],
  followUps: {},
  verdicts: {},
  acts: {},
  concepts: {},
};

function openSmallBot(file: KnowledgeFile = { ...empty, entries: [cancel] }, missing: readonly string[] = []) {
  const files = new Map<string, Buffer>();
  for (const locale of locales) {
    files.set(knowledgeFile(locale), Buffer.from(JSON.stringify(faqOf(locale))));
    files.set(knowledgeBaseFile(locale), Buffer.from(JSON.stringify(file)));
    files.set(modelFile(locale), encodeModel(trainEntryModel(fillTrainingData(file, locale), locale)));
  }
  return openBot({
    build: {
      exists: (path) => files.has(path) && !missing.includes(path),
      read: (path) => files.get(path) ?? Buffer.from(''),
      open: (path) => ({ length: 0, read: () => expect.unreachable(path) }),
    },
    calendar: { rules: bookingRules, freeSlots: async () => [] },
    env: { LLM_URL: undefined, LLM_KEY: undefined, LLM_MODEL: undefined },
    log: { warn: () => {} },
  });
}

const question = (text: string) => ({ botId: 'test', locale: 'de', text, history: [] }) as const;

test.each([knowledgeFile, knowledgeBaseFile, modelFile])('is absent without %o of a language', (file) => {
  expect(openSmallBot(undefined, [file('en')])).toBeUndefined();
});

const answerOf = (bot: ReturnType<typeof openSmallBot>) => async (text: string) => {
  const reply = await bot?.answer(question(text));
  return { ...reply, text: reply?.text.split('\n')[0] };
};

const edited = (id: string, question: string, answer: string, next: string[] = []) => ({
  ...{ id, question, answer, next },
  ...{ source: 'pricing#vat', also: [] },
});

test('an edited entry answers with its new text, source and follow-ups, until the edit is withdrawn', async () => {
  const bot = openSmallBot({ ...empty, entries: [cancel, parrots] });
  const answerTo = answerOf(bot);
  expect(await answerTo('Kündigungsfrist?')).toMatchObject({ text: 'Sechs Wochen zum Quartal.', suggestions: [] });

  bot?.replaceEntries([edited('cancel', 'Wie kündigen wir?', 'Acht Wochen, {essentialPrice}.', ['parrots'])], 'de');
  expect(await answerTo('Kündigungsfrist?')).toMatchObject({
    text: 'Acht Wochen, 149\u00A0€.',
    sources: [{ href: '/preise#vat' }],
    suggestions: ['Dürfen Papageien mitschreiben?'],
  });
  expect((await answerTo('Dürfen Papageien mitschreiben?')).text).toBe('Papageien bekommen keinen Zugang.');

  expect(bot?.findLostFollowUps('de')).toEqual([]);
  bot?.replaceEntries([edited('cancel', 'Wie kündigen wir?', 'Acht Wochen.', ['parrots', 'zebras'])], 'de');
  expect(bot?.findLostFollowUps('de')).toEqual(['cancel']);

  bot?.replaceEntries([], 'de');
  expect((await answerTo('Wie kündigen wir?')).text).toBe('Sechs Wochen zum Quartal.');
});

test('a new question of an entry is suggested and understood, and the one of the file stays understood', async () => {
  const bot = openSmallBot();
  bot?.replaceEntries([edited('cancel', 'Wie werden wir Sie los?', 'Acht Wochen zum Quartal.')], 'de');
  for (const text of ['Wie werden wir Sie los?', 'Wie kündigen wir?'])
    expect((await answerOf(bot)(text)).text).toBe('Acht Wochen zum Quartal.');
});

test('an entry that no file has is found by the words of its question', async () => {
  const bot = openSmallBot({ ...empty, entries: [cancel] });
  const answerTo = answerOf(bot);
  const zebras = 'Zebras dürfen nur gestreift chatten.';
  expect((await answerTo('chatten gestreifte Zebras')).text).not.toBe(zebras);
  bot?.replaceEntries([edited('zebras', 'Dürfen Zebras bei Ihnen chatten?', zebras)], 'de');
  expect(await answerTo('Dürfen Zebras bei Ihnen chatten?')).toMatchObject({ text: zebras });
  const reply = await bot?.answer(question('dürfen denn Zebras chatten'));
  expect(reply).toMatchObject({ text: expect.stringContaining(zebras), sources: [{ href: '/preise#vat' }] });
});

test('a page that changes is the only one that is read again', async () => {
  const bot = openSmallBot({ ...empty, entries: [cancel] });
  const answerTo = answerOf(bot);
  const giraffes = {
    heading: 'Dürfen Giraffen chatten?',
    fragment: 'question-giraffes',
    blocks: ['Giraffen chatten von oben.'],
    below: [],
  };
  const page = {
    id: 'faq',
    path: '/faq',
    title: 'Fragen',
    headline: '',
    about: '',
    weight: 1,
    units: [giraffes],
    named: {},
  };
  // The index exists before the change.
  expect((await answerTo('Dürfen Giraffen chatten?')).text).not.toContain('Giraffen chatten');
  bot?.replacePage('faq', page, 'de');
  expect((await answerTo('Dürfen Giraffen chatten?')).text).toContain('Giraffen chatten von oben.');
  const moved = { ...giraffes, blocks: ['Giraffen chatten von unten.'] };
  bot?.replacePage('faq', { ...page, units: [moved] }, 'de');
  expect((await answerTo('Dürfen Giraffen chatten?')).text).toContain('Giraffen chatten von unten.');
  bot?.replacePage('faq', undefined, 'de');
  expect((await answerTo('Dürfen Giraffen chatten?')).text).not.toContain('Giraffen chatten');
});

test('recognises thanks and a question about the source that no pattern contains', async () => {
  const thanks = ['reicht dicke', 'das wars von meiner seite', 'mehr brauch ich nicht', 'passt so', 'bin bedient'];
  const source = ['Wo finde ich das schriftlich?', 'schwarz auf weiß bitte', 'zeig mir die fundstelle', 'belege das'];
  const bot = openSmallBot({ ...empty, entries: [cancel, parrots], acts: { thanks, source } });
  if (!bot) throw new Error('no bot');
  expect(await bot.answer(question('passt, mehr brauch ich von meiner seite nicht'))).toMatchObject({
    kind: 'smalltalk',
    sources: [],
  });
  const history = [
    { who: 'visitor', text: 'Wie kündigen wir?' },
    { who: 'assistant', text: 'Sechs Wochen zum Quartal.' },
  ] as const;
  const reply = await bot.answer({
    ...question('zeig mir das bitte schriftlich, die fundstelle'),
    history: [...history],
  });
  expect(reply).toMatchObject({ text: wordsFor('de').answers.source, sources: [{ href: '/faq' }] });
});
