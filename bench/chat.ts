/**
 * Time until the answer for 20 visitors who chat with the built site at the same time, on the machine of the server:
 * each asks the next question a second after the answer, which is faster than anybody reads; then all 20 at the same
 * instant. Build first. Exits with 1 if one of twenty answers of the conversations takes longer than the limit
 * (docs/decisions/0360).
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { conversationFileSchema } from '../bot/answers/evaluateConversations.ts';
import { startSite } from '../checks/tools/startSite.ts';
import { locales } from '../src/routes/table.ts';
import { saveResults } from './results.ts';

const visitors = 20;
/** Conversations of each visitor. */
const conversations = 6;
/** Milliseconds. */
const [pause, limit] = [1_000, 100];
const instants = 10;
/** Turns that a browser sends with a question. */
const turnsSent = 10;

type Turn = { who: 'visitor' | 'assistant'; text: string };
type Asked = { locale: string; text: string; history: Turn[] };

// One trusted proxy, so that each visitor has an address.
await using site = await startSite({ env: { TRUST_PROXY: '1' } });
const conversationsOf = (locale: string) =>
  new URL(`../bot/knowledge/questions/conversations.${locale}.json`, import.meta.url);
const scripts = locales.map((locale) => ({
  locale,
  all: conversationFileSchema
    .parse(JSON.parse(readFileSync(conversationsOf(locale), 'utf8')))
    .map(({ turns }) => turns.map(({ say }) => say)),
}));

const scriptOf = (nth: number) => {
  const { locale, all } = scripts[nth % scripts.length] ?? { locale: 'de', all: [] };
  return { locale, turns: all[Math.floor(nth / scripts.length) % all.length] ?? [] };
};

async function ask(visitor: number, { locale, text, history }: Asked) {
  const from = performance.now();
  const response = await fetch(`${site.origin}/api/bot/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${visitor}.${history.length}` },
    body: JSON.stringify({ botId: `website-${locale}`, locale, text, history }),
  });
  const answer = await response.json();
  if (response.status !== 200) throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
  return { answer, time: performance.now() - from };
}

async function converse(visitor: number): Promise<number[]> {
  const times: number[] = [];
  await sleep((pause * visitor) / visitors);
  for (let nth = 0; nth < conversations; nth++) {
    const { locale, turns } = scriptOf(visitor + nth * visitors);
    const history: Turn[] = [];
    for (const text of turns) {
      const { answer, time } = await ask(visitor, { locale, text, history: history.slice(-turnsSent) });
      times.push(time);
      history.push({ who: 'visitor', text }, { who: 'assistant', text: answer.text });
      await sleep(pause);
    }
  }
  return times;
}

// A visitor opens the chat before asking.
for (const { locale } of scripts) await fetch(`${site.origin}/bot/website-${locale}`);
await sleep(2 * pause);
const everyone = Array.from({ length: visitors }, (_, visitor) => visitor);
const talks = (await Promise.all(everyone.map(converse))).flat();
const together: number[] = [];
for (let instant = 0; instant < instants; instant++) {
  const asked = everyone.map((visitor) => {
    const { locale, turns } = scriptOf(visitor + instant * visitors);
    return ask(100 + visitor, { locale, text: turns[0] ?? '', history: [] });
  });
  together.push(...(await Promise.all(asked)).map(({ time }) => time));
}

const row = (times: number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { answers: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
};
const results = { 'conversations (ms)': row(talks), 'all at once (ms)': row(together) };
console.table(results);
saveResults('chat', results);
if (results['conversations (ms)'].p95 > limit) process.exitCode = 1;
