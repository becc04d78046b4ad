/** What the panel of the content system refuses, with the sentences that its editors read. */
import { expect, test } from 'vitest';
import { locales } from '../routes/table.ts';
import { findRefusals, localesOf, modelsOfPages } from './findRefusals.ts';
import { seedEntries, seedMenus } from './seedEntries.ts';

const seed = seedEntries('de');
const first = (model: string, change: object = {}) => ({ ...seed[model]?.[0], ...change });
const refusalsOf = (model: string, entry: object, panelLocale: 'de' | 'en' = 'de') =>
  findRefusals({ model, locale: 'de', entry: { ...entry }, panelLocale });

test.each(locales)('no entry of the seed is refused (%s)', (locale) => {
  const refused = Object.entries(seedEntries(locale)).flatMap(([model, entries]) =>
    entries.flatMap((entry) =>
      findRefusals({ model, locale, entry, panelLocale: 'de' }).map(({ field, reason }) => [model, field, reason]),
    ),
  );
  expect(refused).toEqual([]);
});

test('no entry of a menu is refused', () => {
  const items = seedMenus().flatMap((menu) => menu.items.flatMap((item) => [item, ...item.children]));
  expect(items.length).toBeGreaterThan(20);
  expect(items.flatMap(({ title, url }) => refusalsOf('menu-item', { title, url }))).toEqual([]);
});

test.each([
  ['redirect', { from: '/aktion', to: '/gibt-es-nicht' }, 'to', 'Der Link führt nirgendwohin.'],
  ['redirect', { from: '/preise', to: '/faq' }, 'from', 'Unter dieser Adresse steht schon eine Seite.'],
  ['redirect', { from: 'aktion', to: '/faq' }, 'from', 'Der Wert hat eine andere Form, als die Website erwartet.'],
  ['menu-item', { title: 'Böse', url: 'javascript:alert(1)' }, 'url', 'Der Link führt nirgendwohin.'],
  ['page-meta', { page: 'preise', metaTitle: 'Preise' }, 'page', 'Diese Seite gibt es nicht.'],
  ['plan', first('plan', { price: 'viel' }), 'price', 'Der Wert hat eine andere Form, als die Website erwartet.'],
  ['faq-entry', first('faq-entry', { answer: ' ' }), 'answer', 'Das Feld ist leer, wird aber gebraucht.'],
  [
    'nav-config',
    first('nav-config', { navCta: { ctaText: 'Los', ctaUrl: '/los' } }),
    'navCta.ctaUrl',
    'Der Link führt',
  ],
  ['text-home', first('text-home', { filmTitle: 'Zu {preis}' }), 'filmTitle', 'Der Text enthält einen Platzhalter'],
  ['text-word', { key: 'chrome.menu', text: '{eins}' }, 'text', 'Der Text enthält einen Platzhalter'],
  ['text-knowledge', first('text-knowledge', { answer: 'a'.repeat(351) }), 'answer', 'Die Antwort hat mehr als 350'],
])('%s: %o is refused at its field', (model, entry, field, sentence) => {
  expect(refusalsOf(model, entry)).toEqual([
    expect.objectContaining({ field, sentence: expect.stringContaining(sentence) }),
  ]);
});

test('an entry of a list is named by its position, as the panel has it', () => {
  const home = structuredClone(first('text-home')) as { industries: { names: { key: string; value: string }[] } };
  const names = home.industries.names.map((name, at) => (at === 2 ? { ...name, value: 'Zu {preis}' } : name));
  expect(refusalsOf('text-home', { ...home, industries: { ...home.industries, names } })).toMatchObject([
    { field: 'industries.names.2.value', reason: 'wrongToken' },
  ]);
});

test('the sentence is that of the panel’s language', () => {
  const [refusal] = refusalsOf('redirect', { from: '/aktion', to: '/gibt-es-nicht' }, 'en');
  expect(refusal?.sentence).toBe('The link leads nowhere.');
});

test('a text names its links that lead nowhere', () => {
  const body = 'Zu [Preisen](/preise), [Fragen](/fraggen) und [mehr](https://example.org).';
  expect(refusalsOf('post', first('post', { body }))).toEqual([
    { field: 'body', reason: 'leadsNowhere', sentence: 'Der Link führt nirgendwohin. /fraggen' },
  ]);
});

test('a key that another entry has is refused there', () => {
  const given = { model: 'faq-entry', locale: 'de', entry: first('faq-entry'), panelLocale: 'de' } as const;
  expect(findRefusals({ ...given, taken: 'key' })).toMatchObject([{ field: 'key', reason: 'duplicate' }]);
});

test('parts that the site leaves out alone are not refused', () => {
  expect(refusalsOf('post', first('post', { body: 'Text\n\n<div>HTML</div>' }))).toEqual([]);
});

test('a link may lead to an article that only the content system has', () => {
  const entry = { from: '/aktion', to: '/blog/neuer-artikel' };
  const given = { model: 'redirect', locale: 'de', entry, panelLocale: 'de' } as const;
  expect(findRefusals(given)).toHaveLength(1);
  const article = first('post', { kind: 'blog', key: 'neuer-artikel', topic: 'practice', documentId: 'd' });
  expect(modelsOfPages()).toContain('post');
  expect(findRefusals({ ...given, published: [{ model: 'post', locale: 'de', entries: [article] }] })).toEqual([]);
});

test('an entry without any field is refused, or falls back to the files, but fails no check', () => {
  for (const model of [...Object.keys(seed), 'menu']) expect(() => refusalsOf(model, {})).not.toThrow();
});

test.each([
  [undefined, ['de']],
  ['en', ['en']],
  [
    ['en', 'de'],
    ['de', 'en'],
  ],
  ['*', ['de', 'en']],
])('an action on %o concerns %o', (given, expected) => expect(localesOf(given)).toEqual(expected));
