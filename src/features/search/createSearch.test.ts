/** Word matching, on test pages; the ranking of the real pages is tested in e2e/find-by-searching.spec.ts. */
import { expect, test } from 'vitest';
import { createEditableSearch, createSearch, createSearchInChunks } from './createSearch.ts';
import { languages } from './language.ts';
import type { SearchData, SearchSection } from './searchData.ts';

const page = (id: string, title: string, ...sections: SearchSection[]) => ({
  id,
  path: `/${id}`,
  title,
  kind: '',
  headline: '',
  about: '',
  sections: [['', '', '', ''] as const, ...sections],
});

const german: SearchData = {
  synonyms: [['Schnittstelle', 'API']],
  pages: [
    page('terms', 'Nutzungsbedingungen', ['Kündigung', 'notice', 'Die Kündigungsfrist beträgt sechs Wochen.', '']),
    page('period', 'Die Frist', ['Fristen', 'all', 'Alle Fristen auf einen Blick, auch die Größe der Häuser.', '']),
    page('api', 'Die API', ['Daten', 'data', 'Daten kommen und gehen.', 'Haben Sie eine Programmierstelle?']),
  ],
};
const search = createSearch(german, languages.de);
const found = (query: string) => search(query).map(({ href }) => href);

test('names the words that no page has, as they were written', () => {
  expect(search.missing('Zoom Kündigung Zoom')).toEqual(['Zoom']);
  for (const query of ['Kündigungsfirst', 'Zoom', 'die Frist', '']) expect(search.missing(query), query).toEqual([]);
});

test.each([
  ['kuendigen', '/terms#notice', 'ue is ü, a verb its noun'],
  ['KÜNDIGUNG', '/terms#notice', 'capitals'],
  ['Kündigungsfristen', '/terms#notice', 'plural of a compound'],
  ['kündigugn', '/terms#notice', 'letters swapped'],
  ['Groesse', '/period#all', 'oe and ss'],
  ['Haus', '/period#all', 'a plural with another vowel'],
  ['Schnittstellen', '/api', 'a synonym'],
  ['Wie ist das mit der Kündigung?', '/terms#notice', 'a question in words'],
  ['Kündig', '/terms#notice', 'an unfinished word'],
])('%s finds %s: %s', (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test('parts of a compound match it, ranked below the word itself; other substrings do not match', () => {
  expect(found('Frist')).toEqual(['/period', '/terms#notice']);
  expect(found('ündig')).toEqual([]);
  expect(found('eile')).toEqual([]);
});

test('stop words and empty queries return no results', () => {
  expect([found(''), found('?!'), found('wie ist das')]).toEqual([[], [], []]);
});

test('an excerpt contains the match, marks it, and ends at word boundaries', () => {
  const long = `${'Davor steht anderes. '.repeat(30)}Hier steht die Kündigung. ${'Danach auch. '.repeat(30)}`;
  const [result] = createSearch(
    { synonyms: [], pages: [page('a', 'A', ['B', 'b', long, ''])] },
    languages.de,
  )('kündigen');
  const text = result?.excerpt.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text)).join('') ?? '';
  expect(text).toMatch(/^… .*Hier steht die \[Kündigung\]\. .* …$/);
  expect(text.length).toBeLessThan(220);
});

test('a replaced page is found by its new words as in a new index, and a removed one by none', async () => {
  const { search, replacePage, data } = await createEditableSearch(german, languages.de, 100);
  const at = (query: string) => search(query).map(({ href }) => href);
  // Before their words are on a page, they are guessed at, and the guess is kept.
  expect([at('Zeppelinpreise'), at('Zepelin')]).toEqual([[], []]);
  const now = page('period', 'Die Luftschiffe', ['Zeppelin', 'all', 'Ein Zeppelin hat Preise.', '']);
  replacePage('period', now);
  expect([at('Zeppelin')[0], at('Zepelin')[0], at('Zeppelinpreise')[0]]).toEqual(Array(3).fill('/period#all'));
  expect([at('Größe'), at('Frist')]).toEqual([[], ['/terms#notice']]);
  expect(data().pages.map(({ id }) => id)).toEqual(['terms', 'api', 'period']);
  const whole = createSearch(data(), languages.de);
  for (const query of ['Zeppelin', 'Kündigung', 'Schnittstelle', 'Daten']) expect(search(query)).toEqual(whole(query));
  replacePage('period', undefined);
  expect(at('Zeppelin')).toEqual([]);
});

test('a page with one changed section is found as in a new index', async () => {
  const { search, replacePage, data } = await createEditableSearch(german, languages.de, 100);
  const zeppelin = ['Zeppelin', 'all', 'Ein Zeppelin hat Preise.', ''] as const;
  replacePage('period', page('period', 'Die Luftschiffe', ['Ballon', 'balloon', 'Er fliegt langsam.', ''], zeppelin));
  replacePage('period', {
    ...page('period', 'Die Gondeln', ['Drachen', 'kite', 'Er fliegt.', ''], zeppelin),
    path: '/neu',
  });
  const whole = createSearch(data(), languages.de);
  for (const query of ['Zeppelin', 'Drachen', 'Gondeln', 'Gondeln Preise']) {
    expect(search(query)[0]?.href).toMatch(/^\/neu/);
    expect(search(query)).toEqual(whole(query));
  }
  expect(search('langsam')).toEqual([]);
});

test('English inflections and split compounds match', async () => {
  const data: SearchData = {
    synonyms: [],
    pages: [
      page('contract', 'Contract', ['Cancelling', 'cancel', 'Your cancellation is confirmed.', '']),
      page('help', 'The helpdesk', ['Integrations', 'all', 'Integrate your systems.', '']),
    ],
  };
  const english = await createSearchInChunks(data, languages.en);
  const first = (query: string) => english(query)[0]?.href;
  expect(['cancel', 'cancelled', 'integration', 'integrated', 'help desk'].map(first)).toEqual([
    '/contract#cancel',
    '/contract#cancel',
    '/help#all',
    '/help#all',
    '/help',
  ]);
});
