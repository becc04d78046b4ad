import { expect, test } from 'vitest';
import { type Locale, locales } from '../../routes/table.ts';
import { type Capability, capabilities } from './capabilities.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../words/{de,en}/*.ts', './**/{de,en}.ts', './**/{de,en}/*.ts'],
  {
    eager: true,
  },
);
const articles = import.meta.glob<string>('./{blog,newsroom}/{de,en}/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const localeOf = (file: string): Locale => (/\/de(?:\/|\.ts$)/.test(file) ? 'de' : 'en');

/** Sample conversations are examples and may show more than is confirmed. */
const samples = new Set(['messages', 'replies', 'opening', 'said', 'lines', 'talk', 'picture', 'pictures']);

/** A sentence that says no, names an example or a check, or lets people do it, claims nothing. */
const qualified: Record<Locale, RegExp> = {
  de: /\bkein|\bnicht\b|\bnie\b|könnte|Beispiel|prüfen wir|klären wir|vor dem Angebot|(?:Ihr|das) Team|Menschen?\b|\?$/i,
  en: /\bno\b|\bnot\b|n’t|\bnever\b|could|might|example|sample|we check|we’d check|before we quote|your team|(?:a|the) person|people|\?$/i,
};

type Text = { place: string; text: string };

/** Every text of a tree without sample conversations; comments beside them count. */
function proseOf(tree: unknown, place: string): Text[] {
  if (typeof tree === 'string') return [{ place, text: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  const isMessage = 'from' in tree || 'speaker' in tree || 'who' in tree;
  return Object.entries(tree).flatMap(([key, value]) => {
    if (isMessage && key !== 'comment') return [];
    if (samples.has(key)) return commentsOf(value, `${place}.${key}`);
    return proseOf(value, `${place}.${key}`);
  });
}

function commentsOf(tree: unknown, place: string): Text[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === 'comment' ? proseOf(value, place) : commentsOf(value, `${place}.${key}`),
  );
}

const sentencesOf = ({ place, text }: Text): Text[] =>
  text.split(/(?<=[.!?:])\s+|\n+/).map((sentence) => ({ place, text: sentence }));

function findClaims(texts: Text[], locale: Locale): string[] {
  const unconfirmed = Object.entries<Capability>(capabilities).filter(([, { status }]) => status === 'unconfirmed');
  return texts
    .flatMap(sentencesOf)
    .filter(({ text }) => !qualified[locale].test(text))
    .flatMap(({ place, text }) =>
      unconfirmed.filter(([, { claim }]) => claim?.[locale].test(text)).map(([id]) => `${id}: ${place}: ${text}`),
    );
}

/** Each text once: a file of all entries repeats those of their own files. */
const textsOf = (locale: Locale): Text[] => [...new Map(allTextsOf(locale).map((one) => [one.text, one])).values()];

const allTextsOf = (locale: Locale): Text[] => [
  ...Object.entries(modules)
    .filter(([file]) => localeOf(file) === locale)
    .flatMap(([file, module]) => proseOf(module, file)),
  ...Object.entries(articles)
    .filter(([file]) => localeOf(file) === locale)
    .map(([place, text]) => ({ place, text: text.replace(/^>.*$/gm, '') })),
];

test.each(locales)('no page states an unconfirmed capability as a fact (%s)', (locale) => {
  expect(textsOf(locale).length).toBeGreaterThan(3_000);
  expect(findClaims(textsOf(locale), locale)).toEqual([]);
});

test('finds a claim in prose and beside a conversation, but not in the conversation or in a qualified sentence', () => {
  const tree = {
    lead: 'Der Assistent nimmt Anrufe an.',
    note: 'Ob der Assistent Anrufe annimmt, prüfen wir vor dem Angebot. Der Chatbot nimmt keine Anrufe an.',
    talk: [
      { message: { from: 'assistant', text: 'Der Telefonassistent hört zu.' }, comment: 'Der Telefonbot fragt nach.' },
    ],
  };
  expect(findClaims(proseOf(tree, 'page'), 'de')).toEqual([
    'telephone: page.lead: Der Assistent nimmt Anrufe an.',
    'telephone: page.talk.0: Der Telefonbot fragt nach.',
  ]);
});

test('every unconfirmed capability has words for a check, in both languages', () => {
  const rows = Object.entries<Capability>(capabilities);
  expect(rows.filter(([, { status, claim }]) => (status === 'unconfirmed') !== (claim !== undefined))).toEqual([]);
});
