import { expect, test, vi } from 'vitest';
import { wordsFor } from '../text/words/words.ts';
import { watchBot } from './watchBot.ts';

const settings = { SITE_URL: 'https://site.example', TRUST_PROXY: 0 };
const question = { botId: 'x', locale: 'de', text: 'Hallo', history: [] } as const;
const reply = { kind: 'greeting', text: 'Hallo', sources: [], suggestions: [], actions: [] } as const;
const ready = { answer: async () => reply };
const render = async () => new Response(null, { status: 422 });

test('the bot is up when it has its knowledge and its endpoint responds', async () => {
  expect(await watchBot({ bot: ready, render, settings }).state()).toBe('up');
  expect(await watchBot({ bot: undefined, render, settings }).state()).toBe('down');
  const broken = [
    async () => new Response(null, { status: 500 }),
    async () => undefined,
    async () => Promise.reject(new Error('Cannot find module')),
  ];
  for (const answer of broken) expect(await watchBot({ bot: ready, render: answer, settings }).state()).toBe('down');
});

test('the bot is down after a failed question until the next success', async () => {
  let isWell = false;
  const bot = { answer: async () => (isWell ? reply : Promise.reject(new Error('The knowledge cannot be read'))) };
  const watch = watchBot({ bot, render, settings });
  await expect(watch.bot?.answer(question)).rejects.toThrow();
  expect(await watch.state()).toBe('down');
  isWell = true;
  await watch.bot?.answer(question);
  expect(await watch.state()).toBe('up');
});

test('when the chat opens, the bot answers its suggested questions once, and never with the language model', async () => {
  vi.useFakeTimers();
  const asked: Record<string, unknown>[] = [];
  const recording = async (request: Request) => {
    asked.push(await request.json());
    return new Response('{}');
  };
  const { bot } = watchBot({ bot: ready, render: recording, settings });
  bot?.prepare?.('de');
  bot?.prepare?.('de');
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(asked.map(({ text }) => text)).toEqual(wordsFor('de').answers.starters);
  expect(asked.every(({ isPrivate }) => isPrivate === true)).toBe(true);
});
