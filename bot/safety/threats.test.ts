import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isVagueThreat } from '../../src/features/safety/isVagueThreat.ts';
import { recogniseCrisis } from '../../src/features/safety/recogniseCrisis.ts';
import { locales } from '../../src/routes/table.ts';
import { testBot } from '../../src/testing/testBot.testing.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import { isComplaint } from '../answers/isComplaint.ts';
import { ordinaryQuestions } from './ordinaryQuestions.ts';

/** `means`, `vague`: against this company; `others`: other people; `near`: legal steps and anger first, then figures of speech. */
type Threats = Record<'means' | 'vague' | 'others' | 'self' | 'later' | 'near', string[]>;

describe.each(locales)('Threats (%s)', (locale) => {
  const read: Threats = JSON.parse(readFileSync(new URL(`threats.${locale}.json`, import.meta.url), 'utf8'));
  // The patterns were written for every second one; the misses of the others were never read.
  const missed = (texts: string[], isRight: (text: string) => unknown) =>
    texts.map((text, at) => ({ text, isHeldOut: at % 2 === 1 })).filter(({ text }) => !isRight(text));
  const expectRates = (texts: string[], isRight: (text: string) => unknown, most = 0) => {
    const wrong = missed(texts, isRight);
    expect(wrong.filter(({ isHeldOut }) => !isHeldOut)).toEqual([]);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(most);
  };

  it('against the company with violence get the firm answer with numbers', () =>
    expectRates(read.means, (text) => recogniseCrisis(text) === 'threat'));
  it('against the company without means get the calm answer', () => expectRates(read.vague, isVagueThreat));
  // Read once, after 12 of 20 in both languages were recognised.
  it('in later wordings are recognised', () =>
    expect(read.later.filter((text) => !isVagueThreat(text) && !recogniseCrisis(text))).toEqual([]));
  it('against others get numbers', () => expectRates(read.others, recogniseCrisis, 1));
  it('against oneself get numbers', () => expectRates(read.self, recogniseCrisis, 1));

  it('are no legal steps, no anger and no figure of speech', () => {
    const isThreat = (text: string) => recogniseCrisis(text) !== undefined || isVagueThreat(text);
    expect(missed(read.near, (text) => !isThreat(text)).length).toBeLessThanOrEqual(2);
  });

  it('of legal steps, and anger, are complaints', () => {
    const complaints = read.near.slice(0, 26);
    expect(missed(complaints, isComplaint).length).toBeLessThanOrEqual(4);
    expect(read.near.slice(26).filter(isComplaint)).toEqual([]);
  });

  it('and complaints are hardly found in other messages to the bot', () => {
    const { training, heldOut } = ordinaryQuestions(locale);
    const all = [...training, ...heldOut];
    expect(all.filter(isVagueThreat)).toEqual([]);
    expect(all.filter(isComplaint).length).toBeLessThanOrEqual(3);
  });
});

it.each([
  ['de', 'ich weiß wo ihr sitzt', 'threat'],
  ['en', 'i know where you sit', 'threat'],
  ['de', 'Wenn ich morgen keinen erreiche, komm ich vorbei und dann knallts bei euch', 'threat'],
  ['en', 'if nobody calls by noon, something will happen to that receptionist of yours', 'threat'],
  ['de', 'Ruft mich heute an, sonst passiert eurer Kollegin was', 'threat'],
  ['de', 'Sie hören von meinem Anwalt!', 'insult'],
  ['en', 'I’m absolutely fuming with you.', 'insult'],
] as const)('the bot answers calmly and offers a person (%s): %s', async (locale, text, sentence) => {
  const reply = await testBot().answer({ botId: 'test', locale, text, history: [] });
  expect(reply).toMatchObject({ text: wordsFor(locale).answers[sentence], actions: [{ kind: 'handover' }] });
});

it.each([
  ['Ich bin Tankwart und verkaufe Benzin im Kanister, geht das mit dem Bot?', undefined],
  ['Was macht der Bot, wenn ein Kunde schreibt: Ich hau euch kurz und klein?', undefined],
  ['what does your bot say if a customer writes I’ll kill you all', undefined],
  ['steh ich bei euch vor der Tür, und dann brennt die Bude', 'threat'],
  ['Unless this is sorted today I’m going to burn the place down with everyone in it', 'threat'],
  ['Sonst brenn ich euch die Bude nieder', 'threat'],
  ['we burn through the office budget', undefined],
  ['how do I kill a process?', undefined],
  ['I could murder a curry', undefined],
  ['He’ll kill me if it costs more', undefined],
  ['Dann zünd ich euren Laden an und bringe mich um', 'self'],
] as const)('tells threats from talk: %s', (text, kind) => {
  expect(recogniseCrisis(text)).toBe(kind);
});
