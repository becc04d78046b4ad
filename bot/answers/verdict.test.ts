import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { readKnowledgeFile } from '../knowledge/readKnowledgeFile.ts';
import type { AnalysedQuestion } from './analyseQuestion.ts';
import { mergeEntries } from './editedEntries.ts';
import { asksForOtherCase, asksWhether, verdictOf } from './verdict.ts';

test.each<[Locale, string]>([
  ['en', 'Do my own staff count?'],
  ['en', 'optional though?'],
  ['en', 'is an email enough'],
  ['de', 'Zählen eigene Mitarbeiter mit?'],
  ['de', 'auch nachts?'],
  ['de', 'Entscheidet der Bot, wer die Wohnung kriegt?'],
  ['en', 'Can I see who wrote it?'],
  ['de', 'reicht eine E-Mail oder nicht?'],
])('recognises a yes-or-no question (%s): %s', (locale, question) => {
  expect(asksWhether(question, locale)).toBe(true);
});

test.each<[Locale, string]>([
  ['en', 'How do my own staff count?'],
  ['en', 'Is it a letter or an email?'],
  ['en', 'So there is no trial then?'],
  ['en', 'Don’t my own staff count?'],
  ['en', 'an email'],
  ['en', 'Can you tell me what it costs?'],
  ['de', 'Könnt ihr uns sagen, was das kostet?'],
  ['de', 'Was kostet das?'],
  ['de', 'Brief oder E-Mail?'],
  ['de', 'Zählen die etwa nicht mit?'],
  ['de', 'Gibt es keine Testphase?'],
])('leaves other questions and denials alone (%s): %s', (locale, question) => {
  expect(asksWhether(question, locale)).toBe(false);
});

const understood = (text: string) => ({ text, locale: 'en' }) as AnalysedQuestion;
/** `counts`: of the questions with each verdict; by default too many of all to make one of them probable. */
const evidence = (
  similarities: Record<string, number>,
  counts: Record<string, number> = { yes: 3, no: 3, open: 6 },
) => ({
  recall: () => new Map(Object.entries(similarities)),
  counts: new Map(Object.entries(counts)),
});

test('affirms and denies only what resembles one verdict more than the others', () => {
  expect(verdictOf(understood('Does it count?'), evidence({ yes: 0.6, no: 0.3 }), 'certain')).toBe('yes');
  expect(verdictOf(understood('We are ten. Does it count?'), evidence({ no: 0.6 }), 'certain')).toBe('no');
  expect(verdictOf(understood('Does it count?'), evidence({ yes: 0.6, no: 0.58 }), 'certain')).toBe(undefined);
  expect(verdictOf(understood('Does it count?'), evidence({ yes: 0.5, open: 0.7 }), 'certain')).toBe(undefined);
  expect(verdictOf(understood('Does it count?'), evidence({ yes: 0.3 }), 'certain')).toBe(undefined);
  expect(verdictOf(understood('Does it count?'), evidence({ yes: 0.45 }), 'unclear')).toBe(undefined);
  // What is not required is allowed.
  const mayJoin = evidence({ 'no must': 0.6, 'yes may': 0.5 });
  expect(verdictOf(understood('May a colleague join?'), mayJoin, 'certain')).toBe('yes');
});

test('a question in other words has the verdict of almost all questions about a clear entry', () => {
  const denied = { no: 6, 'no may': 2 };
  expect(verdictOf(understood('Does it pick up calls?'), evidence({ no: 0.38 }, denied), 'clear')).toBe('no');
  expect(verdictOf(understood('Does it pick up calls?'), evidence({ no: 0.38 }, denied), 'unclear')).toBe(undefined);
  expect(verdictOf(understood('Does it pick up calls?'), evidence({ no: 0.3 }, denied), 'clear')).toBe(undefined);
  const mixed = evidence({ no: 0.38, yes: 0.36 }, { no: 4, yes: 4 });
  expect(verdictOf(understood('Does it pick up calls?'), mixed, 'clear')).toBe(undefined);
  for (const text of ['Price?', 'The price of one more colleague?'])
    expect(verdictOf(understood(text), evidence({ no: 0.38 }, denied), 'clear')).toBe(undefined);
});

test.each<[string, 'yes' | 'no', 'no' | undefined]>([
  ['So there’s no trial?', 'no', 'no'],
  ['Can’t we bring our own?', 'no', 'no'],
  ['So there’s no trial?', 'yes', undefined],
  ['Is there neither a trial nor a pilot?', 'no', undefined],
])('a denial whose question is denied is right (%s, %s)', (text, verdict, said) => {
  expect(verdictOf(understood(text), evidence({ [verdict]: 0.7 }), 'certain')).toBe(said);
});

test('a German denial is read without its word', () => {
  const asked: string[] = [];
  const recall = (question: string) => {
    asked.push(question);
    return new Map([['no', 0.7]]);
  };
  const denial = { text: 'Gibt es denn keine Testphase?', locale: 'de' } as AnalysedQuestion;
  expect(verdictOf(denial, { ...evidence({}), recall }, 'certain')).toBe('no');
  expect(asked).toEqual(['Gibt es denn eine Testphase?']);
});

test('a date ends no sentence', () => {
  const asked = { text: 'Wann ist am 24. Dezember jemand da?', locale: 'de' } as AnalysedQuestion;
  expect(verdictOf(asked, evidence({ no: 0.7 }), 'certain')).toBe(undefined);
});

test.each<Locale>(['de', 'en'])('every verdict belongs to an entry that settles something (%s)', (locale) => {
  const { entries, verdicts } = readKnowledgeFile(locale);
  const settled = new Set(entries.filter(({ isOpen }) => !isOpen).map(({ id }) => id));
  expect(Object.keys(verdicts).filter((id) => !settled.has(id))).toEqual([]);
  for (const [id, questions] of Object.entries(verdicts)) {
    const texts = questions.map(([text]) => text);
    expect(new Set(texts).size, id).toBe(texts.length);
  }
});

test('both languages affirm and deny with the same entries', () => {
  const ids = (locale: Locale) => Object.keys(readKnowledgeFile(locale).verdicts).sort();
  expect(ids('de')).toEqual(ids('en'));
});

test('what an answer affirms is unknown once an editor has reworded it', () => {
  const { entries } = readKnowledgeFile('en');
  const [file] = entries;
  if (!file) throw new Error('The knowledge base has entries');
  const { id, source, also, next } = file;
  const edited = (answer: string) => mergeEntries(entries, [{ id, answer, source, also, next, question: 'What?' }])[0];
  expect(edited(file.answer)?.isReworded).toBe(undefined);
  expect(edited('Something else.')?.isReworded).toBe(true);
});

test('a question whether the answer before holds in another case is recognised', () => {
  expect(asksForOtherCase('gilt das auch wenn wir umziehen')).toBe(true);
  expect(asksForOtherCase('and does that still apply to a charity')).toBe(true);
  expect(asksForOtherCase('ist das chatfenster auch englisch')).toBe(false);
  expect(asksForOtherCase('does it cost anything')).toBe(false);
});
