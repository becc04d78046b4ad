import { expect, test } from 'vitest';
import { decodeModel, encodeModel } from './entryModel.ts';
import { createKnowledgeBase, editKnowledgeBase } from './knowledgeBase.ts';
import { tellsAgain } from './tellsAgain.ts';
import { trainEntryModel } from './trainEntryModel.ts';
import { wordAnswer } from './wordAnswer.ts';

const contents = 'The newsletter has new articles. It comes once a month.';
const frequency = 'The newsletter comes once a month at most.';
const leaving = 'You leave the newsletter with one click.';
const asksOf = {
  [contents]: ['what is in your newsletter', 'what do you write about in it', 'which topics does the newsletter have'],
  [frequency]: ['how often does the newsletter come', 'how often do you send it', 'how many mails a month'],
  [leaving]: ['how do I unsubscribe', 'can I leave the newsletter', 'get me off the newsletter'],
};
const newsletter = {
  ...{ id: 'newsletter', answer: contents, source: 'faq', also: [], next: [] },
  asks: Object.values(asksOf).flat(),
};
const model = trainEntryModel(
  {
    ...{ entries: [newsletter], unanswered: ['Will it rain?'], followUps: {}, concepts: {} },
    variants: {
      newsletter: {
        main: asksOf[contents],
        variants: [frequency, leaving].map((text) => ({ text, asks: asksOf[text as keyof typeof asksOf] })),
      },
    },
  },
  'en',
);
const own = createKnowledgeBase(
  { entries: [newsletter], verdicts: {}, variants: { newsletter: [frequency, leaving] } },
  decodeModel(encodeModel(model)),
  'en',
);

function worded(text: string, answerBefore = '', base = own): string | undefined {
  const entry = base.find('newsletter');
  const { features } = base.matcher.match(text);
  return entry && wordAnswer(entry, features, { own: base, tokens: {}, answerBefore }).answer;
}

test.each([
  ['how often will it come', frequency],
  ['how can I unsubscribe from it', leaving],
  ['which topics do you write about', contents],
  ['Enigma?', contents],
])('tells the variant that begins with what was asked (%s)', (text, answer) => {
  expect(worded(text)).toBe(answer);
});

test('tells another variant in place of the text that the visitor has just read', () => {
  expect(worded('and the newsletter')).toBe(contents);
  expect(worded('and the newsletter', contents)).not.toBe(contents);
  // Nothing else is likely.
  expect(worded('how often will it come', frequency)).toBe(frequency);
});

test('finds the entry by any of its variants, but has none for an answer that an editor has changed', () => {
  expect(own.findByAnswer(`${leaving}\n\nAnything else?`).map(({ id }) => id)).toEqual(['newsletter']);
  const edited = editKnowledgeBase(own, [{ ...newsletter, answer: 'We stopped it.', isReworded: true }], 'en');
  expect(worded('how often will it come', '', edited)).toBe('We stopped it.');
  expect(edited.findByAnswer(leaving)).toEqual([]);
});

test('recognises an answer that says mostly what another one says', () => {
  const first = 'The platform is hosted in Germany, and conversations are stored there.';
  expect(tellsAgain(first, 'Your conversations are stored in Germany, where the platform is hosted.', 'en')).toBe(true);
  expect(tellsAgain(first, 'Operators reply in the live chat, which comes with every plan.', 'en')).toBe(false);
});
