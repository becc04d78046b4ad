/** The visitor's own savings: the calculator's result, and nothing that was said of something else. */
import { expect, test } from 'vitest';
import { assumptions, calculateSavings, type SavingsInput } from '../../src/features/savings/calculateSavings.ts';
import type { Locale } from '../../src/routes/table.ts';
import { analysedQuestion } from '../../src/testing/analysedQuestion.testing.ts';
import { plansFor } from '../../src/text/content/plans.ts';
import { money } from '../../src/text/format/format.ts';
import { wordsFor } from '../../src/text/words/words.ts';
import type { BotTurn } from '../protocol/botApi.ts';
import { normaliseText } from './analyseQuestion.ts';
import { answerSavings } from './answerSavings.ts';

/** The answers to all messages of a conversation; empty where the message asks for no saving. */
function answersTo(said: readonly string[], locale: Locale): string[] {
  const history: BotTurn[] = [];
  return said.map((text) => {
    const understood = analysedQuestion({ locale, text, plain: normaliseText(text, locale), history: [...history] });
    const answer = answerSavings(understood);
    const told = !answer ? '' : 'reply' in answer ? answer.reply.text : answer.missing;
    history.push({ who: 'visitor', text }, { who: 'assistant', text: told });
    return told;
  });
}

const netOf = (input: SavingsInput, locale: Locale, rate: number = assumptions.rate): string =>
  // Words say that it is a loss.
  money(Math.abs(calculateSavings(input, plansFor(locale), { ...assumptions, rate }).offer?.net ?? 0), locale);

const team = { people: 3, requests: 1000, salary: 3200 };

test.each<[Locale, string]>([
  ['en', 'We’ve got three folks on support, 1000 requests a month, paying about 3200 euros gross each. Does it pay?'],
  ['en', 'Is it worth it with 3 agents on 3,200 a month each and 1,000 tickets?'],
  ['de', 'wir haben 1000 anfragen und 3 leute die 3200 verdienen, lohnt das?'],
  ['de', '3 Mitarbeiter im Kundendienst, 3.200 € brutto, 1.000 Anfragen monatlich. Rechnet sich das?'],
])('computes the saving of the visitor’s own figures (%s, %s)', (locale, text) => {
  expect(answersTo([text], locale)[0]).toContain(netOf(team, locale));
});

test.each<[Locale, string, string, SavingsInput, number]>([
  [
    'en',
    '3 people in support, 1,000 requests, 3,200 gross: worth it?',
    'and if it only manages a quarter?',
    team,
    0.25,
  ],
  ['en', '3 people in support, 1,000 requests, 3,200 gross: worth it?', 'at 1,001?', { ...team, requests: 1001 }, 0.4],
  ['de', '3 Leute im Service, 1.000 Anfragen, 3.200 brutto, lohnt das?', 'und 300?', { ...team, requests: 300 }, 0.4],
  ['de', '3 Leute im Service, 1.000 Anfragen, lohnt sich das?', '3.200 brutto', team, 0.4],
  [
    'de',
    '3 Leute im Service, 1.000 Anfragen, 3.200 brutto, lohnt das?',
    'Das glaubt keiner, 40 %. Was wäre bei 25?',
    team,
    0.25,
  ],
  ['en', '3 people in support, 1,000 requests, 3,200 gross: worth it?', 'and if it’s really good, 60?', team, 0.6],
  ['en', '3 people in support, 1,000 requests, 3,200 gross: worth it?', 'and at 25?', team, 0.25],
  ['de', '3 Leute im Service, 1.000 Anfragen, 3.200 brutto, lohnt das?', 'und mit der mittleren Annahme?', team, 0.4],
])('keeps the figures of the turns before (%s, %s, %s)', (locale, first, then, input, rate) => {
  expect(answersTo([first, then], locale)[1]).toContain(netOf(input, locale, rate));
});

test.each<[Locale, string, string, string]>([
  [
    'en',
    '3 people in support, 1,000 requests, 3,200 gross: worth it?',
    'and over the first year?',
    'Over the first year',
  ],
  ['en', '3 people in support, 100 requests, 3,200 gross: worth it?', 'And a year?', 'Over the first year, you lose'],
  ['de', '3 Leute im Service, 1.000 Anfragen, 3.200 brutto, lohnt das?', 'aufs Jahr also mal zwölf?', 'Im ersten Jahr'],
  [
    'de',
    '3 Leute im Service, 1.000 Anfragen, 3.200 brutto, lohnt das?',
    'Also soll ich es machen?',
    'Nach dieser Rechnung ja',
  ],
  [
    'de',
    '3 Leute im Service, 60 Anfragen, 3.200 brutto, lohnt das?',
    'also lass ichs?',
    'Nach dieser Rechnung eher nicht',
  ],
  ['en', '3 people in support, 60 requests, 3,200 gross: worth it?', 'so is it a no?', 'By this sum it’s rather a no'],
  ['en', '3 people in support, 60 requests, 3,200 gross: worth it?', 'so its a no?', 'By this sum it’s rather a no'],
])('begins with the year or the verdict that is asked for then (%s, %s, %s)', (locale, first, then, begins) => {
  const [sum, answer] = answersTo([first, then], locale);
  expect(sum).not.toContain(begins);
  expect(answer).toMatch(new RegExp(`^${begins}`));
});

test('computes on after the verdict', () => {
  const said = ['3 people in support, 1,000 requests, 3,200 gross: worth it?', 'so is it a yes?', 'and with 300?'];
  expect(answersTo(said, 'en')[2]).toContain(netOf({ ...team, requests: 300 }, 'en'));
});

test.each<[Locale, string, string]>([
  [
    'de',
    '3 Leute im Service, 1.000 Anfragen, 3.200 brutto, lohnt das?',
    'Wie viel müsste er lösen, damit wir auf null sind?',
  ],
  ['de', '3 Leute im Service, 1.000 Anfragen, 3.200 brutto, lohnt das?', 'ab welchem Anteil sind wir auf null?'],
])('tells the share that breaks even first (%s, %s, %s)', (locale, first, then) => {
  expect(answersTo([first, then], locale)[1]).toMatch(/^Null auf null/);
});

test('takes the visitor’s minutes', () => {
  const said = ['3 people in support, 1,000 requests, 3,200 gross: worth it?', '6 mins is silly, we need ten per mail'];
  expect(answersTo(said, 'en')[1]).toContain('minutes per request (10)');
});

test('asks for the figure that is missing', () => {
  const { names } = wordsFor('en').answers.savings;
  const [answer] = answersTo(['3 people in support and 300 requests a month, is it worth it?'], 'en');
  expect(answer).toContain(names.salary);
});

test.each<[Locale, string[]]>([
  ['en', ['Is VAT 19%?', '3 people in support, 1,000 requests, 3,200 gross: worth it?']],
  ['en', ['What do we pay for 5000 users?', '3 people in support, 1,000 requests, 3,200 gross: worth it?']],
])('takes other numbers for no figures of the calculator (%s, %j)', (locale, said) => {
  const [other, saving] = answersTo(said, locale);
  expect(other).toBe('');
  expect(saving).toContain(netOf(team, locale));
  expect(saving).not.toContain('19%');
});

test.each<[Locale, string]>([
  ['en', 'Why do you assume six minutes?'],
  ['en', 'What does Professional cost with 5 people?'],
  ['de', 'Woher kommen die 40 %?'],
])('leaves other questions after a saving to the entries (%s, %s)', (locale, text) => {
  const first = '3 people in support, 1,000 requests, 3,200 gross: worth it? 3 Leute, 1.000 Anfragen';
  expect(answersTo([first, text], locale)[1]).toBe('');
});

test.each<[Locale, string, string]>([
  [
    'de',
    '5 Leute, 2.500 Anfragen im Monat, 3.000 € brutto, lohnt sich das?',
    'Und wenn jeder Kunde im Schnitt 2,5 mal im Monat schreibt?',
  ],
  ['en', '5 people, 2,500 requests a month, €3,000 gross, is it worth it?', 'And if each customer writes 2.5 times?'],
])('how often one person writes is no number of requests (%s)', (locale, before, text) => {
  const answer = answersTo([before, text], locale).at(-1) ?? '';
  expect(answer).toMatch(/2[.,]500 (?:Anfragen|requests)/);
  expect(answer).toMatch(/\(2[.,]5\)/);
});

test('a multiple alone is no number of requests', () => {
  const said = ['5 Leute, 2.500 Anfragen im Monat, 3.000 € brutto, lohnt sich das?', 'und bei 2,5 mal?'];
  expect(answersTo(said, 'de').at(-1)).not.toMatch(/\b2 Anfragen/);
});

test('the first year is asked for after a question between', () => {
  const said = ['2 people in support, 700 requests a month, €2,900 gross. Worth it?', 'why?', 'and the first year?'];
  expect(answersTo(said, 'en').at(-1)).toContain('first year');
});

test.each<[Locale, string[], SavingsInput, number]>([
  [
    'en',
    ['3 people in support, 1,000 requests, 3,200 gross: worth it?', 'Is that measured?', 'and if it handles 20%?'],
    team,
    0.2,
  ],
  [
    'de',
    ['3 Leute im Service, 1.000 Anfragen, 3.200 brutto, lohnt das?', 'Ist das gemessen?', 'und wenn er 60 % schafft?'],
    team,
    0.6,
  ],
])('another share counts after a question between (%s, %s)', (locale, said, input, rate) => {
  expect(answersTo(said, locale).at(-1)).toContain(netOf(input, locale, rate));
});

test.each<[Locale, string[], number]>([
  [
    'en',
    [
      '2 of us in support, 450 requests a month, €2,600 gross each. Is it worth it?',
      'How many enquiries would we need for it to pay for itself?',
    ],
    2600,
  ],
  [
    'de',
    [
      '2 Leute im Service, 600 Anfragen im Monat, 2.900 € brutto. Lohnt sich das?',
      'Ab wie vielen Anfragen würde es sich denn tragen?',
    ],
    2900,
  ],
])('tells the requests with which the visitor breaks even (%s, %j)', (locale, said, salary) => {
  const plans = plansFor(locale);
  const nets = (requests: number) => calculateSavings({ people: 2, requests, salary }, plans).offer?.net ?? 0;
  const least = Number(/(?:From|Ab) (\d+)/.exec(answersTo(said, locale).at(-1) ?? '')?.[1]);
  expect(nets(least)).toBeGreaterThanOrEqual(0);
  expect(nets(least - 1)).toBeLessThan(0);
});

test('breaks even on the plan of the visitor’s own requests, not on a smaller one', () => {
  const said = [
    '3 people in support, 480 requests a month, €2,700 gross. Worth it?',
    'And if each customer writes to us 3 times?',
    'How many requests would we need to break even?',
  ];
  const { title } = plansFor('en')[1] ?? { title: '' };
  expect(answersTo(said, 'en').at(-1)).toContain(title);
});

test.each<[Locale, string[], RegExp]>([
  [
    'en',
    ['We only get about 80 enquiries a month. Does it pay for somebody like us?'],
    /^Whether.*80 requests.*8 h.*3\.2 h.*€149/,
  ],
  [
    'de',
    ['Bei uns schreiben vielleicht 50 Leute im Monat, rechnet sich das überhaupt?'],
    /^Ob.*50 Anfragen.*5 Std.*2 Std.*149/,
  ],
  [
    'de',
    ['Lohnt sich das bei 70 Anfragen im Monat?', 'Wir sind 2 im Service mit 2.900 € brutto'],
    /^Mit Ihren Zahlen gerechnet lohnt es sich nicht.+\(2 im Service, 70 Anfragen/,
  ],
])('judges by the requests of the visitor, not of an example (%s, %j)', (locale, said, expected) => {
  expect(
    answersTo(said, locale)
      .at(-1)
      ?.replaceAll(/[\u00A0\u202F]/g, ' '),
  ).toMatch(expected);
});

test.each<[Locale, string]>([
  ['en', 'Is it worth it in your example with 300 requests a month?'],
  ['de', 'Lohnt sich das bei zehn Anfragen am Tag?'],
  ['en', 'Which five sorts of request should be left to people?'],
  ['de', 'Welche fünf Arten von Anfragen bleiben bei Menschen?'],
])('leaves an example and other periods to the entries (%s, %s)', (locale, text) => {
  expect(answersTo([text], locale)).toEqual(['']);
});

test('leaves the number of requests of an entry’s own example to the entry', () => {
  const text = 'Does it pay with 300 enquiries a month?';
  const understood = analysedQuestion({ locale: 'en', text, plain: normaliseText(text, 'en'), history: [] });
  expect(answerSavings(understood, undefined, 'With 1,000 requests, yes. With 300, no.')).toBeUndefined();
  expect(answerSavings(understood, undefined, 'With 1,300 requests a month, yes.')).toBeDefined();
});

test('half as many people are no share of the enquiries', () => {
  const said = [
    '4 people in support, 1,400 requests, 3,400 gross: worth it?',
    'each writes twice. So half as many people',
  ];
  expect(answersTo(said, 'en')[1]).not.toMatch(/At 50%|resolves 50%/);
});

test.each<[Locale, string, string]>([
  ['de', 'wir kriegen vielleicht 40 Anfragen im Monat', 'rechne mal, die Frau im Büro kriegt 3000 brutto'],
  ['en', 'we get perhaps 40 requests a month', 'do the sum: our office lady is on 3000 gross'],
])('computes a saving without the team size (%s)', (locale, first, then) => {
  const answer = answersTo([first, then], locale)[1];
  expect(answer).toContain(netOf({ people: 1, requests: 40, salary: 3000 }, locale));
  expect(answer).not.toContain(wordsFor(locale).answers.savings.figures.split(',')[0]?.split('}')[1]);
});

test('reads no requests from a break-even share or "times twelve", and a doubt as the careful share', () => {
  const own = '4 people in support, 800 requests, 3,000 gross: worth it?';
  const [first, even] = answersTo([own, 'from what percentage would it break even?'], 'en');
  expect(even).toContain(first?.match(/You break even at [\d.]+%/)?.[0]);
  expect(answersTo([own, 'a year, so times twelve?'], 'en')[1]).not.toContain('12 requests');
  expect(answersTo([own, 'Times twelve?'], 'en')[1]).not.toContain('12 requests');
  expect(answersTo(['4 Leute, 800 Anfragen, 3.000 brutto?', 'und das optimistische Szenario?'], 'de')[1]).toMatch(
    /Löst der Assistent 60\s%/,
  );
  expect(answersTo([own, 'he’ll say that’s optimistic. Lower?'], 'en')[1]).toContain('resolves 25%');
});

test.each<[Locale, string[], string, string]>([
  ['en', ['500 requests, 2,600 gross, 1.15, two people. Is it worth it?'], '€67.78', '(1.15)'],
  [
    'en',
    ['500 requests, 2,600 gross, 1.15, two people. Is it worth it?', 'and if each takes ten minutes?'],
    '€186.38',
    '(10)',
  ],
  ['de', ['6 Leute, 2.000 Anfragen, 3.400 brutto, lohnt sich das?', 'und mit Faktor 1,3?'], '755,20', '(1,3)'],
])('computes with the assumptions that the visitor replaces, and names them (%s, %j)', (locale, said, net, told) => {
  const answer = answersTo(said, locale).at(-1) ?? '';
  expect(answer).toContain(net);
  expect(answer).toContain(told);
});

test.each<[Locale, string, RegExp]>([
  ['en', '3 people in support, 300 requests, 3,200 gross: worth it?', /it doesn’t pay .+ you lose €152\.79 a month/],
  [
    'de',
    '3 Leute im Service, 300 Anfragen, 3.200 brutto, lohnt das?',
    /lohnt es sich nicht, .+ zahlen Sie 152,79 € drauf/,
  ],
])('tells a loss in words (%s)', (locale, text, loss) => {
  expect(answersTo([text], locale)[0]?.replaceAll(/[\u00A0\u202F]/g, ' ')).toMatch(loss);
});

test.each<[Locale, string]>([
  ['en', 'Is there a contract for a year?'],
  ['de', 'Kann ich jährlich kündigen?'],
  ['de', 'Wie oft im Jahr gibt es Updates?'],
  ['en', 'And who manages it after week 6?'],
  ['en', 'Can we start at 9?'],
])('no other question after a saving gets its sum (%s, %s)', (locale, then) => {
  const first = locale === 'de' ? '3 Leute im Service, 1.000 Anfragen, 3.200 brutto, lohnt das?' : teamInWords;
  expect(answersTo([first, then], locale)[1]).toBe('');
});

const teamInWords = '3 people in support, 1,000 requests, 3,200 gross: worth it?';
