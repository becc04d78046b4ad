import { expect, test } from 'vitest';
import { type Locale, locales } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import type { OwnSum } from '../knowledge/acts.ts';
import { readNumberMessages } from '../knowledge/readNumberMessages.ts';
import { normaliseText } from './analyseQuestion.ts';
import { createNumberRoleReader, type NumberRoleReader, numberRoles } from './numberRoles.ts';
import { ownPriceFacts, ownPriceReply } from './ownPriceFacts.ts';
import { ownSavingsFacts } from './ownSavingsFacts.ts';
import { factsSoFar } from './readConversation.ts';
import { readFigures } from './readFigures.ts';
import { trainNumberRoles } from './trainNumberRoles.ts';

const readers = new Map<Locale, NumberRoleReader>();

/** Trains once per language. */
function reader(locale: Locale): NumberRoleReader {
  const known = readers.get(locale);
  if (known) return known;
  const read = createNumberRoleReader(trainNumberRoles(readNumberMessages(locale).training, locale), locale);
  readers.set(locale, read);
  return read;
}

/** Of the numbers of messages that did not train the model: those with a sure role, and those with a sure wrong one. */
const limits = { sure: 0.75, wrong: 0.04 };

test.each(locales)('reads the roles of numbers in messages that did not train it (%s)', (locale) => {
  const read = reader(locale);
  const numbers = readNumberMessages(locale).heldOut.flatMap(({ text, kind, roles }) =>
    read(text, kind as OwnSum).map(({ probabilities }, nth) => {
      const probability = Math.max(...probabilities);
      const role = numberRoles[probabilities.indexOf(probability)];
      return { isSure: probability >= 0.85, isRight: role === roles[nth] };
    }),
  );
  const sure = numbers.filter(({ isSure }) => isSure);
  expect(numbers.length).toBeGreaterThan(200);
  expect(sure.length / numbers.length).toBeGreaterThanOrEqual(limits.sure);
  expect(sure.filter(({ isRight }) => !isRight).length / numbers.length).toBeLessThanOrEqual(limits.wrong);
});

test.each([
  ['en', 'price', 'Seven advisers on chat, around 640 readers a month', { operators: 7, users: 640 }],
  ['en', 'price', 'a dozen reps, eighteen hundred shoppers write', { operators: 12, users: 1800 }],
  ['en', 'savings', '4 clerks, 2.9k gross each, 1,900 calls', { operators: 4, salary: 2900, requests: 1900 }],
  ['en', 'savings', '6 agents on 36,000 a year, 3,000 tickets', { operators: 6, yearlySalary: 36000, requests: 3000 }],
  ['de', 'price', 'Zu zwölft am Empfang, rund 2.300 Gäste im Monat mit Fragen', { operators: 12, users: 2300 }],
  ['de', 'price', '3 Kanäle, fünfzehn Leute, 700 Kunden schreiben', { channels: 3, operators: 15, users: 700 }],
  ['de', 'savings', 'vier leute, 1200 mails, 2600 brutto', { operators: 4, requests: 1200, salary: 2600 }],
] as const)('reads each figure by its role (%s, %s, %s)', (locale, kind, text, figures) => {
  expect(readFigures(text, kind, reader(locale)).figures).toEqual(figures);
});

test.each([
  ['en', 'price', 'About half of our 900 customers would write, 4 of us answer'],
  ['en', 'price', '2 operators in year one and 5 in year two, 80 users'],
  ['en', 'price', 'In summer 3,000 people write to us, in winter 200'],
  ['de', 'price', 'Ein Drittel der 14.000 Mieter würde schreiben, neun antworten'],
  ['de', 'savings', 'Pro Woche 500 Anfragen, drei Leute, 2.700 brutto'],
  ['de', 'savings', 'Wenn von 1.200 Anfragen nur 400 der Bot schafft, 2 Leute, 2.700 brutto'],
  ['de', 'savings', 'Vier Leute, 5.000 Anfragen, Gehälter zwischen 2.300 und 3.000'],
] as const)('reads no figures of shares, several cases and other periods (%s, %s, %s)', (locale, kind, text) => {
  expect(readFigures(text, kind, reader(locale)).figures).toEqual({});
});

test('uses no role that two numbers claim', () => {
  expect(readFigures('300 users now, 1,300 users then, 4 operators', 'price', reader('en')).figures).toEqual({
    operators: 4,
  });
});

const priceOf = (text: string, locale: Locale) =>
  ownPriceFacts({ text, plain: normaliseText(text, locale) }, locale, {}, reader(locale));

test.each([
  ['en', 'eight reps, 900 shoppers write, web only. what is the price', { operators: 8, users: 900 }],
  [
    'en',
    'two people answer, about 70 customers ask things every month, and Instagram too. Price?',
    { operators: 2, users: 70, messengers: ['instagram'] },
  ],
  ['de', 'Zu dritt am Chat, 70 Besteller im Monat. Was kostet das?', { operators: 3, users: 70 }],
] as const)('fills what the patterns left open (%s, %s)', (locale, text, facts) => {
  expect(priceOf(text, locale)).toMatchObject({ facts });
});

test.each([
  ['en', 'We have 2 people on days and 2 on evenings, so four logins, 850 users. Price?', 850],
  ['en', 'In summer 3,000 people a month write to us, in winter 200. Which plan, what price?', undefined],
  ['de', 'Drei Leute jetzt, ab Herbst sechs, 700 Nutzer. Was kostet das?', 700],
] as const)('knows no sum if one may hide a figure, but the plan for sure users (%s, %s)', (locale, text, users) => {
  expect(priceOf(text, locale)).toEqual({ isDoubtful: true, users });
});

test('leaves changes of a sum to the patterns', () => {
  const text = 'And for 7 reps, 900 shoppers writing?';
  const message = { text, plain: normaliseText(text, 'en') };
  expect(ownPriceFacts(message, 'en', { users: 300, operators: 4 }, reader('en'))).toBeUndefined();
});

test.each([
  ['en', '6 staff on 36,000 a year, 3,000 tickets', { team: 6, salary: 3000, requests: 3000 }],
  ['en', '6 people in support on €38,000 each and 4,000 enquiries a month', { team: 6, requests: 4000 }],
  ['en', '4 agents on €14,000 each, 900 tickets', { team: 4, requests: 900 }],
  ['de', '6 personen 3500 anfragen gehalt 2400', { team: 6, requests: 3500, salary: 2400 }],
  ['de', 'drei Leute in Teilzeit, zusammen 4.200 Euro brutto, 850 Anfragen', { team: 3, requests: 850 }],
  ['de', 'drei Leute mit 5.800 Franken, 1.700 Anfragen', { team: 3, requests: 1700 }],
] as const)('reads the figures of the calculator, but no doubtful salary (%s, %s)', (locale, text, facts) => {
  expect(ownSavingsFacts(text, reader(locale))).toEqual(facts);
});

/** The facts after a message and its reply. */
function factsAfter(text: string, reply: string) {
  const history = [
    { who: 'visitor', text },
    { who: 'assistant', text: reply },
  ] as const;
  return factsSoFar(analysedQuestion({ locale: 'en', history, readNumbers: reader })).at(-1);
}

test('keeps the figures of a message whose reply asks for another one', () => {
  const asking = 'To work it out for you, I still need: their average gross salary a month, in euros.';
  expect(factsAfter('3 reps, around 650 calls a month', asking)?.savings).toEqual({ team: 3, requests: 650 });
});

test('keeps the figures of a sum, and none that the sum does not contain', () => {
  const text = 'six reps, 450 shoppers write, web only. Price?';
  const found = priceOf(text, 'en');
  const reply = found && 'facts' in found ? ownPriceReply(found.facts, 'en')?.text : undefined;
  expect(factsAfter(text, reply ?? '')).toMatchObject({ operators: 6, users: 450 });
  expect(factsAfter(text, 'Essential costs €149 a month.')?.operators).toBeUndefined();
});
