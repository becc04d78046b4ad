/** Sentences that a change of the plans makes false: they count the plans, list them, or state what a sum comes to. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculateSavings } from '../../features/savings/calculateSavings.ts';
import { calculationPageContent } from '../../features/savings/calculationPageContent.ts';
import { exampleInput } from '../../features/savings/workedExample.ts';
import { type Locale, locales } from '../../routes/table.ts';
import { planTypes } from './planSchema.ts';
import { plansFor, planTextsFor } from './plans.ts';

const plans = plansFor('de');

type Sentence = { where: string; text: string };

const lines: Sentence[] = globSync(['src/text/{words,content}/**/*.{ts,md}', 'cms/src/admin/labels/*.mts'])
  .filter((file) => /\/(?:de|en)(?:\/|\.ts$)|labels\//.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ where: `${file}:${index + 1}`, text })),
  );

const answers: Sentence[] = globSync('bot/knowledge/{de,en}/*.json').flatMap((file) =>
  JSON.parse(readFileSync(file, 'utf8')).map(({ id, answer }: { id: string; answer: string }) => ({
    where: `${file}: ${id}`,
    text: answer,
  })),
);

const numbers = ['zwei|two', 'drei|three', 'vier|four', 'fünf|five', 'sechs|six'];

test('no text contains another number of plans', () => {
  const [space, number] = [String.raw`(?:\s|\\u00A0|\\n)+`, `(${numbers.join('|')})`];
  const noun = '(?:pläne|monatspreise|plans|monthly prices)';
  const counted = new RegExp(
    `\\b${number}${space}${noun}|\\b(?:neben die|against the) ${number} (?:spalten|columns)|\\ball ${number} (?:have|line)`,
    'giu',
  );
  const own = (numbers[planTypes.length - 2] ?? '').split('|');
  const found = [...lines, ...answers].flatMap(({ where, text }) =>
    [...text.matchAll(counted)].map(([words, ...given]) => ({
      sentence: `${where}: ${words}`,
      isOwn: own.includes((given.find(Boolean) ?? '').toLowerCase()),
    })),
  );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ isOwn }) => !isOwn).map(({ sentence }) => sentence)).toEqual([]);
});

/** Names only the ends on purpose: "a plan includes only 1 or 2 projects". */
const ranges = /partner-client-contracts$/;

test('a text that names the smallest and the largest plan names all of them', () => {
  const isNamed = (type: string, text: string) =>
    locales.some((locale) => text.includes(titleOf(type, locale))) || new RegExp(`\\{${type}[A-Z}]`).test(text);
  const [smallest = '', largest = ''] = [planTypes[0], planTypes.at(-1)];
  const lists = [...lines, ...answers].filter(
    ({ where, text }) => isNamed(smallest, text) && isNamed(largest, text) && !ranges.test(where),
  );
  expect(lists.length).toBeGreaterThan(30);
  const incomplete = lists.flatMap(({ where, text }) => {
    const missing = planTypes.filter((type) => !isNamed(type, text));
    return missing.length > 0 ? [`${where}: ${missing.join(', ')}`] : [];
  });
  expect(incomplete).toEqual([]);
});

test('every plan but the largest has one project and one AI account, as texts say', () => {
  const others = [...lines, ...answers].filter(({ text }) => /jeder andere Plan|every other plan/.test(text));
  expect(others.length).toBeGreaterThan(8);
  const hasOne = plans.slice(0, -1).every(({ chatbot, ai }) => chatbot === 1 && ai === 1);
  expect(hasOne ? [] : others.map(({ where }) => where)).toEqual([]);
});

const titleOf = (type: string, locale: Locale) => planTextsFor(locale).find((plan) => plan.type === type)?.title ?? '';

const example = (requests: number) => calculateSavings({ ...exampleInput, requests }, plans).offer;
const full = example(exampleInput.requests)?.plan;
const next = plans[plans.findIndex(({ title }) => title === full?.title) + 1];

/** Of the cautious case: left each month, and left in the first year. */
const [, , , , monthly, yearOne] = calculationPageContent().rows.map(({ cells }) => cells[0] ?? '');
const losesInFirstYear = !monthly?.startsWith('−') && yearOne?.startsWith('−') === true;

const net = (requests: number) => Math.round(example(requests)?.net ?? Number.NaN);
const losesBeyondPlan = net(exampleInput.requests + 1) < 0;
const dropsAt1200 = net(1000) === 538 && net(1200) === -314;
const misses153At300 = net(300) === -153;
const middle = plans[(plans.length - 1) / 2]?.title;
const isMiddleAt1000 = example(1000)?.plan.title === middle && example(1200)?.plan.title !== middle;
const isMiddleAt600 = example(600)?.plan.title === middle;

/** The file, words in it, and whether they are true. */
const claims: [string, string, boolean][] = [
  ['src/text/words/de/home.ts', 'im nächstgrößeren machen Sie mit denselben Zahlen Verlust', losesBeyondPlan],
  ['src/text/words/en/home.ts', 'this gain becomes a loss', losesBeyondPlan],
  ['src/text/content/roiCalculator.ts', 'yet the first year makes a loss', losesInFirstYear],
  ['src/text/content/roiCalculator.ts', 'Read on: two cases that lose money', net(300) < 0 && net(1200) < 0],
  ['src/text/content/blog/de/savings.md', 'Zwei Fälle, die sich nicht rechnen', net(300) < 0 && net(1200) < 0],
  ['src/text/content/blog/en/savings.md', 'Two cases that don’t', net(300) < 0 && net(1200) < 0],
  ['src/text/content/blog/de/savings.md', 'Jeden Monat fehlen 152,79 Euro', misses153At300],
  ['src/text/content/blog/en/savings.md', 'You’d be €152.79 down every month', misses153At300],
  ['bot/knowledge/de/articles.json', 'Jeden Monat fehlen 152,79 €', misses153At300],
  ['bot/knowledge/en/articles.json', 'you’re €152.79 down every month', misses153At300],
  [
    'src/text/content/blog/de/savings.md',
    'reichen die 1.000 aktiven Nutzer des Plans {professionalName} nicht mehr',
    isMiddleAt1000,
  ],
  ['src/text/content/blog/en/savings.md', 'more than the middle plan includes', isMiddleAt1000],
  ['src/text/content/blog/de/savings.md', 'ein Minus von 314 Euro', dropsAt1200],
  ['src/text/content/blog/en/savings.md', 'becomes a loss of €314', dropsAt1200],
  ['src/text/content/blog/de/savings.md', 'ab rund 1.520 Anfragen', net(1510) < 0 && net(1525) > 0],
  ['src/text/content/blog/en/savings.md', 'about 1,520 requests', net(1510) < 0 && net(1525) > 0],
  ['src/text/content/blog/de/savings.md', '{professionalName} passt wieder', isMiddleAt600],
  ['src/text/content/blog/en/savings.md', 'the middle plan fits again', isMiddleAt600],
  ['bot/knowledge/de/prices.json', 'aus einem Plus von 538 Euro ein Minus von 314 Euro', dropsAt1200],
  ['bot/knowledge/en/prices.json', 'at 1,200 it’s still a loss of €314', dropsAt1200],
  ['bot/knowledge/de/prices.json', 'der mittlere Plan passt wieder', isMiddleAt600],
  ['bot/knowledge/en/prices.json', 'the middle plan fits again', isMiddleAt600],
  [
    'src/text/content/newsroom/en/prices.md',
    'that means {enterprisePrice} a month instead of {professionalPrice}',
    full?.title === titleOf('professional', 'de') && next?.type === 'enterprise',
  ],
  [
    'src/text/content/newsroom/en/prices.md',
    'more than three times as much',
    next !== undefined && full !== undefined && next.price > 3 * full.price,
  ],
];

test.each(claims)('%s: "%s" is true', (file, words, isTrue) => {
  const text = readFileSync(file, 'utf8').replaceAll('\u00A0', ' ');
  expect(text.includes(words), 'the file no longer says so: remove the line here').toBe(true);
  expect(isTrue, 'the sentence is false with these plans').toBe(true);
});
