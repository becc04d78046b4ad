/** Sums in the words of visitors (bot/knowledge/questions), each computed by hand. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, locales } from '../../src/routes/table.ts';
import { testBot } from '../../src/testing/testBot.testing.ts';
import type { BotTurn } from '../protocol/botApi.ts';

/**
 * `figures`: those of a right reply; `without`: a sum that the message does not ask for. `entry`: an entry tells the
 * figure, which the bot of the test does not have.
 */
type Turn = { say: string; figures?: string[]; without?: string[]; entry?: true };
type Missed = { say: string; text: string };

const names = (text: string, figure: string) =>
  new RegExp(String.raw`(?<![\d.,])${figure.replaceAll('.', String.raw`\.`)}(?!\d)`).test(text);

async function missesOf(name: string, locale: Locale): Promise<Missed[]> {
  const file = new URL(`../knowledge/questions/${name}.${locale}.json`, import.meta.url);
  const conversations: { turns: Turn[] }[] = JSON.parse(readFileSync(file, 'utf8'));
  const missed: Missed[] = [];
  for (const { turns } of conversations) {
    const history: BotTurn[] = [];
    for (const { say, figures = [], without = [], entry } of turns) {
      const reply = await testBot().answer({ botId: 'test', locale, text: say, history: [...history] });
      history.push({ who: 'visitor', text: say }, { who: 'assistant', text: reply.text });
      const text = reply.text.replaceAll(/[\u00A0\u202F]/g, ' ');
      const isRight = figures.every((one) => names(text, one)) && !without.some((one) => names(text, one));
      if (!isRight && !entry) missed.push({ say, text });
    }
  }
  return missed;
}

// The misses of every second conversation were read once, after 74 of 80 turns of them were right (docs/decisions/0348).
test.each(locales)('the sums of visitors are right (%s)', async (locale) => {
  expect(await missesOf('sums', locale)).toEqual([]);
});

// Every second conversation was read for the change; the misses of the others were read once, after 25 (de) and 23 (en) of
// 29 turns of them were right (docs/decisions/0351).
test.each(locales)('the visitor’s own numbers are used (%s)', async (locale) => {
  expect(await missesOf('freshSums', locale)).toEqual([]);
});
