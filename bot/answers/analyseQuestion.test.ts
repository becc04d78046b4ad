import { expect, test } from 'vitest';
import { wordsFor } from '../../src/text/words/words.ts';
import { analyseQuestion } from './analyseQuestion.ts';

/** The model takes sentences with "fair" for thanks, and nothing else. */
const base = {
  findByAnswer: () => [],
  matcher: {
    languageLikelihood: () => 0,
    match: (text: string) => ({ ranked: [{ id: /fair/.test(text) ? 'act-thanks' : 'price-vat', probability: 0.9 }] }),
  },
};
const knowledge = { de: base, en: base };
const analyse = (text: string) => analyseQuestion({ botId: 'test', locale: 'en', text, history: [] }, knowledge);

test('a sentence of thanks before a question is no part of it', () => {
  expect(analyse('Sounds fair, cheers. Who signs the contract')).toMatchObject({
    text: 'Who signs the contract',
    thanked: true,
  });
  expect(analyse('Is that fair? Who signs the contract').text).toBe('Is that fair? Who signs the contract');
  expect(analyse('We are a bakery. Who signs the contract').text).toBe('We are a bakery. Who signs the contract');
});

test('an insult without "you are" is nothing but an insult, and a question with a curse remains one', () => {
  expect(analyse('you useless piece of crap, pathetic excuse for a company').isInsultOnly).toBe(true);
  expect(analyse('what muppet built this').isInsultOnly).toBe(true);
  expect(analyse('what does this useless bot cost').isInsultOnly).toBe(false);
});

test('a question loses the sentences in another language before it', () => {
  const likelihood = (word: string) => ({ matcher: { ...base.matcher, languageLikelihood: likelihoodOf(word) } });
  const likelihoodOf = (word: string) => (text: string) => (text.includes(word) ? 0 : -9);
  const bases = { de: { ...base, ...likelihood('Tag') }, en: { ...base, ...likelihood('what') } };
  const textOf = (text: string) => analyseQuestion({ botId: 'test', locale: 'en', text, history: [] }, bases).text;
  expect(textOf('Schönen Tag, ich meine! And what does it cost?')).toBe('And what does it cost?');
  expect(textOf('Wie war der Tag? And what does it cost?')).toBe('Wie war der Tag? And what does it cost?');
  expect(textOf('I only speak English, sorry. And what does it cost?')).toBe('And what does it cost?');
  expect(textOf('Pardon, my German is a bit rusty. And what does it cost?')).toBe('And what does it cost?');
  expect(textOf('We have guests who read English. Can it do what they want?')).toMatch(/^We have guests/);
  expect(textOf('I wish you a lovely weekend! And what does it cost?')).toBe('And what does it cost?');
  expect(textOf('Guter Tag. And what it costs.')).toBe('Guter Tag. And what it costs.');
});

test('a new subject is read without the turns before', () => {
  const history = [{ who: 'visitor' as const, text: 'What does it cost?' }];
  const read = (text: string) => analyseQuestion({ botId: 'test', locale: 'en', text, history }, knowledge);
  expect(read('Right. Different topic: how long is it?')).toMatchObject({
    text: 'how long is it?',
    previousQuestions: '',
  });
  expect(read('Something else, where is it?').previousQuestions).toBe('');
  expect(read('And something else in it?').previousQuestions).toBe('What does it cost?');
});

test('after a reply that the site does not say this, the topic is that of the reply before', () => {
  const entry = (id: string, answer: string) => ({ id, answer, ask: '', source: 'faq', also: [], next: [] });
  const entries = [
    entry('demo-length', 'Half an hour.'),
    { ...entry('start-on-site', 'Not stated.'), isOpen: true as const },
  ];
  const findByAnswer = (text: string) => entries.filter(({ answer }) => text.includes(answer));
  const topicAfter = (...answers: string[]) => {
    const history = answers.map((text) => ({ who: 'assistant' as const, text }));
    const bases = { de: base, en: { ...base, findByAnswer } };
    return analyseQuestion({ botId: 'test', locale: 'en', text: 'And then?', history }, bases);
  };
  expect(topicAfter('Half an hour.', wordsFor('en').answers.unsure).answeredIds).toEqual(['demo-length']);
  const afterOpen = topicAfter('Half an hour.', 'Not stated.');
  expect(afterOpen.answeredIds).toEqual(['start-on-site', 'demo-length']);
  expect(afterOpen.answeredId).toBe('start-on-site');
  expect(topicAfter('Not stated.', 'Half an hour.').answeredIds).toEqual(['demo-length']);
});

test.each([
  ['Cheers, back to English please: what does it cost?', 'what does it cost?'],
  ['Right, back to English for my business partner: what does it cost?', 'what does it cost?'],
  ['Und jetzt wieder auf Deutsch: was kostet das?', 'was kostet das?'],
  ['And in German, does that work?', 'And in German, does that work?'],
  ['We answer guests in English: is that enough?', 'We answer guests in English: is that enough?'],
])('the wish for a language before a question is no part of it (%s)', (text, expected) => {
  expect(analyse(text).text).toBe(expected);
});

test('a message after a refusal goes on with the nearest entry to what was refused', () => {
  const refused = wordsFor('en').answers.unsure;
  const topicAfter = (asked: string, match = base.matcher.match) =>
    analyseQuestion(
      {
        ...{ botId: 'test', locale: 'en', text: 'it is three weeks old' },
        history: [
          { who: 'visitor', text: asked },
          { who: 'assistant', text: refused },
        ],
      },
      { de: base, en: { ...base, matcher: { ...base.matcher, match } } },
    ).answeredIds;
  expect(topicAfter('There is too much tax on the bill')).toEqual(['price-vat']);
  const improbable = () => ({ ranked: [{ id: 'price-vat', probability: 0.04 }] });
  expect(topicAfter('There is too much tax on the bill', improbable)).toEqual([]);
  expect(topicAfter('That is not fair')).toEqual([]);
});

test('a German article without its noun refers to the turns before', () => {
  const history = [
    { who: 'visitor', text: 'Was steht im Newsletter?' },
    { who: 'assistant', text: 'Neues vom Produkt.' },
  ] as const;
  const followsUp = (text: string) =>
    analyseQuestion({ botId: 'test', locale: 'de', text, history: [...history] }, knowledge).followsUp;
  expect(followsUp('Gibts den auch ohne feste Anmeldung per Formular?')).toBe(true);
  expect(followsUp('Gibts den Assistenten ohne feste Anmeldung per Formular?')).toBe(false);
});
