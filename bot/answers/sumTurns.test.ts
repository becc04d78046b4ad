/** Sums in the words of visitors (bot/knowledge/questions/sums.*.json), each computed by hand. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../../src/routes/table.ts';
import { testBot } from '../../src/testing/testBot.testing.ts';
import type { BotTurn } from '../protocol/botApi.ts';

/**
 * `figures`: those of a right reply; `without`: a sum that the message does not ask for. `entry`: an entry tells the
 * figure, which the bot of the test does not have.
 */
type Turn = { say: string; figures?: string[]; without?: string[]; entry?: true };

const names = (text: string, figure: string) =>
  new RegExp(String.raw`(?<![\d.,])${figure.replaceAll('.', String.raw`\.`)}(?!\d)`).test(text);

// The misses of every second conversation were read once, after 74 of 80 turns of them were right (docs/decisions/0348).
test.each(locales)('the sums of visitors are right (%s)', async (locale) => {
  const file = new URL(`../knowledge/questions/sums.${locale}.json`, import.meta.url);
  const conversations: { turns: Turn[] }[] = JSON.parse(readFileSync(file, 'utf8'));
  const missed: { say: string; text: string }[] = [];
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
  expect(missed).toEqual([]);
});
