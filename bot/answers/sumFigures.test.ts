/** Sums of all small teams, in several wordings: no reply states an amount that belongs to another plan or number. */
import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { testBot } from '../../src/testing/testBot.testing.ts';
import { extraPrices } from '../../src/text/content/extraPrices.ts';
import { plansFor } from '../../src/text/content/plans.ts';
import { format } from '../../src/text/format/format.ts';
import type { BotTurn } from '../protocol/botApi.ts';

type Team = { title: string; price: number; users: number; operators: number; channels: number };
type Wording = (team: Team) => string[];

/** Each states plan or users, operators and channels; the last message asks for the sum. */
const wordings: Readonly<Record<Locale, readonly Wording[]>> = {
  en: [
    ({ title, operators, channels }) => [
      `What does ${title} cost with ${operators} operators and ${channels} channels?`,
    ],
    ({ title, operators, channels }) => [
      `What does ${title} cost?`,
      `and with ${operators} operators?`,
      `and ${channels} channels in total?`,
    ],
    ({ price, operators, channels }) => [
      `How much is the ${price} one with ${operators} operators and ${channels} channels?`,
    ],
    ({ users, operators, channels }) => [
      `${users} people write to us a month, ${operators} of us answer, on ${channels} channels. What does it cost?`,
    ],
    ({ users, operators, channels }) => [
      `We're a shop with ${users} customers writing in each month. ${operators + 1} colleagues should take over chats, on ${channels} channels. How much?`,
      `no, sorry, ${operators} colleagues`,
    ],
    ({ title, operators, channels }) => [
      `How much is ${title}?`,
      `and if ${operators} of us answer?`,
      channels === 2 ? 'plus WhatsApp?' : `and ${channels} channels?`,
    ],
  ],
  de: [
    ({ title, operators, channels }) => [`Was kostet ${title} mit ${operators} Bearbeitern und ${channels} Kanälen?`],
    ({ title, operators, channels }) => [
      `Was kostet ${title}?`,
      `und mit ${operators} Bearbeitern?`,
      `und mit ${channels} Kanälen?`,
    ],
    ({ price, operators, channels }) => [
      `Was kostet der ${price}er mit ${operators} Bearbeitern und ${channels} Kanälen?`,
    ],
    ({ users, operators, channels }) => [
      `${users} Leute schreiben uns im Monat, ${operators} von uns antworten, auf ${channels} Kanälen. Was kostet das?`,
    ],
    ({ users, operators, channels }) => [
      `Wir sind ein Laden, im Monat schreiben uns ${users} Kunden. ${operators + 1} Kollegen sollen Chats übernehmen, auf ${channels} Kanälen. Wie viel?`,
      `nein, Entschuldigung, ${operators} Kollegen`,
    ],
    ({ title, operators, channels }) => [
      `Wie viel kostet ${title}?`,
      `und wenn ${operators} von uns antworten?`,
      channels === 2 ? 'plus WhatsApp?' : `und ${channels} Kanäle?`,
    ],
  ],
};

const amounts = /€\d[\d.,]*\d|\d[\d.,]*\d €/g;

test.each<Locale>(['de', 'en'])('states the sum of every team, and no amount of another (%s)', async (locale) => {
  const bot = testBot();
  const wrong: unknown[] = [];
  const plans = plansFor(locale).filter((plan) => typeof plan.operators === 'number');
  expect(plans.length).toBeGreaterThan(1);
  for (const { title, price, users, operators: own, channels: ownChannels } of plans)
    for (const operators of [2, 4, 5, 9])
      for (const channels of [2, 3])
        for (const wording of wordings[locale]) {
          const said = wording({ title, price, users: users - 30, operators, channels });
          const history: BotTurn[] = [];
          for (const text of said) {
            const { text: reply } = await bot.answer({ botId: 'test', locale, text, history: [...history] });
            history.push({ who: 'visitor', text }, { who: 'assistant', text: reply });
          }
          const reply = plain(history.at(-1)?.text ?? '');
          const more = Math.max(0, operators - Number(own));
          const sum =
            price + more * extraPrices().operator + Math.max(0, channels - Number(ownChannels)) * extraPrices().channel;
          const known = [sum, price, extraPrices().operator, extraPrices().channel].map((one) =>
            format('EUR', one, locale),
          );
          const allowed = [...known, format('price', price, locale)].map(plain);
          const stated: readonly string[] = reply.match(amounts) ?? [];
          if (!stated.includes(plain(format('EUR', sum, locale))) || stated.some((one) => !allowed.includes(one)))
            wrong.push({ said, sum, reply });
        }
  expect(wrong).toEqual([]);
});

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');
