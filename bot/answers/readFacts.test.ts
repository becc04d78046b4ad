/**
 * Composes messages from numbers and nouns: each has the sum that its parts give, or must have none.
 * Over 200 lines: the parts are lists of words in two languages.
 */
import { expect, test } from 'vitest';
import type { Locale } from '../../src/routes/table.ts';
import { extraPrices } from '../../src/text/content/extraPrices.ts';
import { planFigures } from '../../src/text/content/plans/figures.ts';
import { format } from '../../src/text/format/format.ts';
import { normaliseText } from './analyseQuestion.ts';
import { composePriceReply } from './composePriceReply.ts';
import { type ConversationFacts, mergeFacts } from './conversationFacts.ts';
import { readFacts } from './readFacts.ts';
import { readPlanMultiple } from './readPlans.ts';

function replyTo(text: string, locale: Locale): string | undefined {
  const request = readFacts({ text, plain: normaliseText(text, locale) }, locale, undefined);
  return composePriceReply(request, locale)?.text;
}

const plans = Object.values(planFigures);
const planOf = (users: number) => plans.find((plan) => plan.users >= users) ?? planFigures.enterprise;

const fillNumber = (phrase: string, count: number, locale: Locale) =>
  phrase.replaceAll('{n}', format('count', count, locale));

/** The number is the number of people who write in a month. */
const users: Record<Locale, string[]> = {
  de: [
    '{n} aktive Nutzer',
    '{n} Nutzer im Monat',
    'monatlich {n} User',
    'im Monat schreiben uns {n} Leute',
    'ungefähr {n} Menschen chatten jeden Monat mit uns',
    'bei uns melden sich monatlich {n} Kunden',
  ],
  en: [
    '{n} active users',
    '{n} users a month',
    'about {n} people message us every month',
    'each month {n} customers write to us',
    'some {n} folks a month would chat with it',
  ],
};
const framesOfUsers: Record<Locale, string[]> = {
  de: [
    'Was kostet das? Es sind {x}.',
    'Wir sind seit 12 Jahren in 80331 München, {x}. Was zahlen wir da?',
    'Unser Vertrag mit dem alten Anbieter endet am 30.9.2027, {x}, was würde das bei euch machen?',
    'Wir haben 14 Filialen und 3.000 Artikel, {x}: welcher Plan?',
    'Für die ISO 27001 und Art. 28 bin ich zuständig. {x}. Preis?',
  ],
  en: [
    'What does it cost? It’s {x}.',
    'We have been in London N1 9GU for 12 years, {x}. What would we pay?',
    'Our current contract ends on 30/9/2027, {x}, what would that come to?',
    'We have 14 shops and 3,000 articles, {x}: which plan?',
    'I look after ISO 27001 and Art. 28. {x}. Price?',
  ],
};

test.each(['de', 'en'] as const)('reads users whatever other numbers stand beside them (%s)', (locale) => {
  for (const count of [40, 100, 350, 1_000, 4_200])
    for (const phrase of users[locale])
      for (const frame of framesOfUsers[locale]) {
        const text = frame.replace('{x}', fillNumber(phrase, count, locale));
        const reply = replyTo(text, locale);
        expect(reply, text).toContain(format('price', planOf(count).price, locale));
        expect(reply, text).toContain(format('count', count, locale));
        expect(reply?.match(/€/g), text).toHaveLength(1);
      }
});

/** The number counts something else, or not per month, or is one of several. */
const others: Record<Locale, string[]> = {
  de: [
    ...['{n} Mitarbeiter haben wir', 'mit {n} Filialen', '{n} Wohnungen', '{n} Betten', '{n} Artikel im Shop'],
    ...['{n} Anfragen im Monat', '{n} Nachrichten pro Tag', '{n} Tickets im Monat', '{n} Mails am Tag', '{n} Kunden'],
    ...['{n} Besucher auf der Website im Monat', '{n} Prozent der Nutzer', '{n} % unserer Nutzer', 'seit {n} Jahren'],
    ...['{n} Nutzer am Tag', '{n} Leute schreiben uns pro Woche', 'täglich schreiben uns {n} Leute'],
    ...['{n} Nutzer im Jahr', '{n} Euro im Monat', '{n} Stunden im Monat', '{n} Follower', '{n} Einwohner'],
    ...['zwischen {n} und 2.000 Nutzer', '{n} bis 1.500 Nutzer', '{n}-1500 Nutzer', '{n} Nutzer je Standort'],
    ...['pro Filiale {n} Nutzer', 'drei Chatbots mit je {n} Nutzern', 'doppelt so viele wie {n} Nutzer'],
    ...['die Hälfte von {n} Nutzern', '{n} Patienten in der Kartei', '{n} Gäste pro Nacht', 'Postleitzahl {n}'],
    ...['{n} Gespräche im Monat', '{n} Chats pro Monat', '{n} Anrufe im Monat', '{n} Bestellungen monatlich'],
    ...['zwei Projekte mit {n} Nutzern', '{n} Minuten pro Chat', 'etwa {n} Kundinnen und Kunden', 'Windows {n}'],
    ...['{n} Seitenaufrufe im Monat', 'für {n} Monate', 'mindestens {n} Tage', 'Paragraf {n}', 'Version {n}'],
    ...['{n} Leute arbeiten bei uns, ein paar schreiben Mails', '{n} Abonnenten im Newsletter, monatlich'],
  ],
  en: [
    ...['we have {n} employees', '{n} shops', '{n} flats', '{n} beds', '{n} products in the shop', '{n} customers'],
    ...['{n} enquiries a month', '{n} messages per day', '{n} tickets a month', '{n} emails a day'],
    ...[
      '{n} website visitors a month',
      '{n} percent of our users',
      '{n}% of users',
      'for {n} years',
      '{n} users a day',
    ],
    ...['{n} people write to us per week', '{n} people message us daily', '{n} users a year', '{n} pounds a month'],
    ...['{n} hours a month', '{n} followers', 'between {n} and 2,000 users', '{n} to 1,500 users', '{n}-1500 users'],
    ...['{n} users per site', '{n} users each', 'three chatbots with {n} users each', 'twice as many as {n} users'],
    ...['half of {n} users', '{n} patients on our books', '{n} guests a night', 'postcode {n}', '{n} chats a month'],
    ...['{n} conversations a month', '{n} calls a month', '{n} orders monthly', 'two projects with {n} users'],
    ...['{n} minutes per chat', 'Windows {n}', '{n} page views a month', 'for {n} months', 'at least {n} days'],
    ...[
      'section {n}',
      'version {n}',
      '{n} people work here and some write emails',
      '{n} newsletter subscribers monthly',
    ],
  ],
};
const framesOfOthers: Record<Locale, string[]> = {
  de: ['Was kostet das? {x}.', 'Hallo, {x}, was müssten wir zahlen?', 'Welcher Plan passt, {x}?'],
  en: ['What does it cost? {x}.', 'Hello, {x}, what would we pay?', 'Which plan fits, {x}?'],
};

test.each(['de', 'en'] as const)('gives no sum for numbers of anything else (%s)', (locale) => {
  const wrong: string[] = [];
  for (const count of [2, 12, 60, 350, 1_200])
    for (const phrase of others[locale])
      for (const frame of framesOfOthers[locale]) {
        const text = frame.replace('{x}', fillNumber(phrase, count, locale));
        if (replyTo(text, locale)) wrong.push(text);
      }
  expect(wrong).toEqual([]);
});

/** Phrases for operators and channels, with how many beyond one each plan must add. */
const extras: Record<Locale, [phrase: string, operators: number, channels: number][]> = {
  de: [
    ['mit 5 Bearbeitern', 5, 1],
    ['mit fünf Bearbeitern und zwei Kanälen', 5, 2],
    ['mit 4 Kanälen', 1, 4],
    ['für Web-Chat und WhatsApp', 1, 2],
    ['für Web-Chat, WhatsApp und Telegram', 1, 3],
    ['mit einem Bearbeiter', 1, 1],
  ],
  en: [
    ['with 5 operators', 5, 1],
    ['with five operators and two channels', 5, 2],
    ['with 4 channels', 1, 4],
    ['for web chat and WhatsApp', 1, 2],
    ['for web chat, WhatsApp and Telegram', 1, 3],
    ['with one operator', 1, 1],
  ],
};

test.each(['de', 'en'] as const)('adds the operators and channels that a plan lacks, once (%s)', (locale) => {
  for (const [name, plan] of [
    ['Essential', planFigures.essential],
    ['Professional', planFigures.professional],
  ] as const)
    for (const [phrase, operators, channels] of extras[locale])
      for (const isYear of [false, true]) {
        const year = { de: ' im Jahr', en: ' a year' }[locale];
        const text = `${{ de: 'Was kostet', en: 'What is' }[locale]} ${name} ${phrase}${isYear ? year : ''}?`;
        const more =
          Math.max(0, operators - plan.operators) * extraPrices().operator +
          Math.max(0, channels - plan.channels) * extraPrices().channel;
        const reply = replyTo(text, locale);
        expect(reply, text).toContain(format('price', plan.price, locale));
        if (more > 0) expect(reply, text).toContain(format('EUR', plan.price + more, locale));
        if (isYear) expect(reply, text).toContain(format('price', 12 * (plan.price + more), locale));
      }
});

test.each<[Locale, string]>([
  ['de', 'Was kostet Enterprise mit 8 Bearbeitern im Jahr?'],
  ['en', 'What is Enterprise with 8 operators a year?'],
])('gives no sum for extras that only a quote prices (%s, %s)', (locale, text) => {
  const reply = replyTo(text, locale);
  expect(reply).toContain(format('price', planFigures.enterprise.price, locale));
  expect(reply).not.toContain(format('price', 12 * planFigures.enterprise.price, locale));
});

test.each<[Locale, string]>([
  ['de', 'Was kostet nur WhatsApp, ohne Web-Chat?'],
  ['de', 'Was kostet WhatsApp statt Web-Chat?'],
  ['en', 'What is WhatsApp instead of web chat?'],
  ['en', 'What is only WhatsApp, no web chat?'],
])('adds no channel for a messenger that replaces the web chat (%s, %s)', (locale, text) => {
  expect(replyTo(text, locale)).toBeUndefined();
});

test.each<[Locale, string, number, string]>([
  ['de', 'Was kostet zweimal der kleinste Plan?', 2, 'essential'],
  ['de', 'was machen drei Professional-Pläne im Monat', 3, 'professional'],
  ['en', 'What is twice the smallest plan?', 2, 'essential'],
  ['en', 'how much for two Essential plans', 2, 'essential'],
  ['en', 'What would three times Professional come to?', 3, 'professional'],
])('reads how many times a plan is asked for (%s, %s)', (locale, text, times, type) => {
  const request = readPlanMultiple(normaliseText(text, locale), locale);
  expect([request?.times, request?.plan?.type]).toEqual([times, type]);
  const { price } = plans.find((_, nth) => Object.keys(planFigures)[nth] === type) ?? planFigures.enterprise;
  expect(request && composePriceReply(request, locale)?.text).toContain(format('price', times * price, locale));
});

test.each<[Locale, string]>([
  ['de', 'Was kosten doppelt so viele Nutzer?'],
  ['de', 'Essential und Professional, kann man zwei Pläne mischen?'],
  ['en', 'What do two chatbots cost?'],
])('reads no multiple of a plan (%s, %s)', (locale, text) => {
  expect(readPlanMultiple(normaliseText(text, locale), locale)).toBeUndefined();
});

test.each<[Locale, string[], number]>([
  ['en', ['Essential plus another operator', 'and 2 more people on top'], 3],
  ['en', ['Essential with 2 more operators', 'and with three more?'], 3],
  ['en', ['Essential with 2 more operators', 'sorry, I meant 1 more operator'], 1],
  ['de', ['Essential mit zwei weiteren Bearbeitern', 'und noch ein Kollege dazu'], 3],
  ['de', ['Was kostet ein weiterer Bearbeiter?', 'und drei davon?', 'mit Essential zusammen?'], 3],
  ['en', ['what does an extra agent cost', 'and two?'], 2],
])('adds people on top of those before, but not in a correction (%s, %j)', (locale, said, more) => {
  const request = said.reduce<ConversationFacts>(
    (before, text) => mergeFacts(before, readFacts({ text, plain: normaliseText(text, locale) }, locale, before)),
    {},
  );
  expect(request.moreOperators).toBe(more);
});

test.each(['for three brands?', 'what about 2 projects'])('counts no operators in "%s"', (text) => {
  const before: ConversationFacts = { asksOne: 'moreOperators' };
  expect(readFacts({ text, plain: normaliseText(text, 'en') }, 'en', before)).toEqual({});
});

test.each<[Locale, string]>([
  ['de', 'Was kostet es, wenn 200 Leute mehr im Monat schreiben?'],
  ['en', 'What about 200 more people a month?'],
])('reads no users from an increase (%s, %s)', (locale, text) => {
  expect(replyTo(text, locale)).toBeUndefined();
});

test.each<[Locale, string]>([
  ['de', 'Reicht Essential für 300 aktive Nutzer im Monat?'],
  ['en', 'Will Essential do for 300 active users a month?'],
])('names the plan that fits if the named one is too small (%s, %s)', (locale, text) => {
  expect(replyTo(text, locale)).toContain(format('price', planFigures.professional.price, locale));
});

test.each(['What do you pay for professional indemnity?', 'What does your enterprise software cost?'])(
  'an adjective names no plan (%s)',
  (text) => {
    expect(readFacts({ text, plain: normaliseText(text, 'en') }, 'en', undefined)).not.toHaveProperty('plan');
  },
);
