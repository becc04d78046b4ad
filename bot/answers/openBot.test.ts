import { expect, test } from 'vitest';
import { bookingRules } from '../../src/features/booking/bookingRules.ts';
import { locales } from '../../src/routes/table.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import { fillTrainingData } from '../knowledge/fillTrainingData.ts';
import { encodeModel, modelFile } from './entryModel.ts';
import { knowledgeFile } from './knowledge.ts';
import { type KnowledgeFile, knowledgeBaseFile, trainingFile } from './knowledgeBase.ts';
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

const empty = { unanswered: ['Wie wird das Wetter?'], followUps: {}, acts: {}, concepts: {} };

function openSmallBot(file: KnowledgeFile = { ...empty, entries: [cancel] }, missing: readonly string[] = []) {
  const files = new Map<string, Buffer>();
  for (const locale of locales) {
    files.set(knowledgeFile(locale), Buffer.from(JSON.stringify({ pages: [] })));
    files.set(knowledgeBaseFile(locale), Buffer.from(JSON.stringify(file)));
    files.set(trainingFile(locale), Buffer.from(JSON.stringify(file)));
    files.set(modelFile(locale), encodeModel(trainEntryModel(fillTrainingData(file, locale), locale)));
  }
  return openBot({
    build: {
      exists: (path) => files.has(path) && !missing.includes(path),
      read: (path) => files.get(path) ?? Buffer.from(''),
    },
    calendar: { rules: bookingRules, freeSlots: async () => [] },
    env: { LLM_URL: undefined, LLM_KEY: undefined, LLM_MODEL: undefined },
    log: { warn: () => {} },
  });
}

const question = (text: string) => ({ botId: 'test', locale: 'de', text, history: [] }) as const;

test.each([knowledgeFile, knowledgeBaseFile, trainingFile, modelFile])('is absent without %o of a language', (file) => {
  expect(openSmallBot(undefined, [file('en')])).toBeUndefined();
});

test('an added or changed entry answers its own words at once, and other words after the training', async () => {
  const bot = openSmallBot();
  if (!bot) throw new Error('no bot');
  const answerTo = async (text: string) => (await bot.answer(question(text))).text.split('\n')[0];
  expect(await answerTo('Wie kündigen wir?')).toBe('Sechs Wochen zum Quartal.');

  const trained = bot.addEntries([parrots, { ...cancel, answer: 'Acht Wochen zum Quartal.' }], 'de');
  expect(await answerTo('Dürfen Papageien mitschreiben?')).toBe('Papageien bekommen keinen Zugang.');
  expect(await answerTo('Wie kündigen wir?')).toBe('Acht Wochen zum Quartal.');
  expect(bot.explain(question('papageien am computer erlaubt')).ranked[0]?.id).not.toBe('parrots');
  await trained;
  expect(bot.explain(question('papageien am computer erlaubt')).ranked[0]?.id).toBe('parrots');
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
