/** One bad entry is one bad entry: what editors get wrong, and what visitors see then. */
import { expect, test } from 'vitest';
import { chromeContent } from '../components/layouts/chrome/chromeContent.ts';
import { headOf } from '../discovery/seo/head.ts';
import * as entries from '../testing/cmsEntries.testing.ts';
import { fillFakeCms, openTestContent } from '../testing/openTestContent.testing.ts';
import { type FakeCms, startFakeCms } from '../testing/startFakeCms.testing.ts';
import { articlesOf } from '../text/content/blog/articles.ts';
import { withContent } from '../text/content/currentContent.ts';
import { faqFor } from '../text/content/faq.ts';
import { leadRowFor } from '../text/content/leadRow.ts';
import { plansFor } from '../text/content/plans.ts';
import { unreadableMessage } from './strapi.ts';

type Source = ReturnType<typeof openTestContent>['source'];

const questions = (source: Source) => withContent(source.read, () => faqFor('de')).flatMap((group) => group.entries);
const answerOf = (source: Source, id: string) =>
  questions(source)
    .find((entry) => entry.id === id)
    ?.answer.join();
const menus = (source: Source) => withContent(source.read, () => chromeContent('de').menus);
const fileMenus = chromeContent('de').menus;

const [group] = faqFor('de');
const [first, second] = group?.entries ?? [];
if (!group || !first || !second) throw new Error('The test needs two questions in a group');
const question = (key: string, changes: object = {}) => ({
  key,
  group: group.id,
  order: 1,
  question: `Frage ${key}`,
  answer: `Antwort ${key}`,
  ...changes,
});

test('an invalid entry keeps its last version while the rest of the list goes live', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('faq-entries:de', [question(first.id), question(second.id)]);
  const { source, log, refused } = openTestContent(cms);
  await source.refresh();

  cms.entries.set('faq-entries:de', [
    question(first.id, { question: '' }),
    question(second.id, { answer: 'Neu' }),
    question('dazu'),
  ]);
  for (const _ of [1, 2]) await source.refresh();
  expect(answerOf(source, first.id)).toBe(`Antwort ${first.id}`);
  expect(answerOf(source, second.id)).toBe('Neu');
  expect(answerOf(source, 'dazu')).toBe('Antwort dazu');
  // Once per cause, with the message of spec section 8, and without a value.
  expect(refused()).toEqual([`faq-entry ${first.id} question`]);
  expect(log.warn.mock.calls.filter(([, message]) => message === unreadableMessage)).toHaveLength(1);
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain('Antwort');
});

test('an invalid entry that was never valid shows the version of the files', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('faq-entries:de', [question(first.id, { answer: null }), question(second.id)]);
  const { source, refused } = openTestContent(cms);
  await source.refresh();
  expect(answerOf(source, first.id)).toBe(first.answer.join());
  expect(answerOf(source, second.id)).toBe(`Antwort ${second.id}`);
  expect(refused()).toEqual([`faq-entry ${first.id} answer`]);
});

test('a list without any valid entry keeps the previous list', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('faq-entries:de', [question(first.id)]);
  const { source } = openTestContent(cms);
  await source.refresh();
  cms.entries.set('faq-entries:de', [question(first.id, { answer: '' }), { nothing: 'of it' }]);
  await source.refresh();
  expect(answerOf(source, first.id)).toBe(`Antwort ${first.id}`);
});

test('the first of two entries with one key counts, and the second is named', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('page-metas:de', [
    { page: 'faq', metaTitle: 'Erster' },
    { page: 'faq', metaTitle: 'Zweiter' },
  ]);
  const { source, refused } = openTestContent(cms);
  await source.refresh();
  expect(withContent(source.read, () => headOf('faq', 'de').title)).toBe('Erster');
  expect(refused()).toEqual(['page-meta faq ']);
});

test.each([
  ['invalid', entries.planEntries.map((plan) => (plan.type === 'essential' ? { ...plan, price: 'frei' } : plan))],
  ['missing', entries.planEntries.filter(({ type }) => type !== 'essential')],
])('a plan that is %s keeps its last version, and the others go live', async (_, wrong) => {
  await using cms = await startFakeCms();
  cms.entries.set('plans:de', entries.planEntries);
  const { source, refused } = openTestContent(cms);
  await source.refresh();
  cms.entries.set(
    'plans:de',
    wrong.map((plan) => (plan.type === 'professional' ? { ...plan, price: '500' } : plan)),
  );
  await source.refresh();
  const prices = withContent(source.read, () => plansFor('de').map(({ price }) => price));
  expect(prices).toEqual([159.5, 500, 1599]);
  expect(refused()).toEqual([expect.stringMatching(/^plan essential (price)?$/)]);
});

const links = (...urls: (string | null)[]) =>
  urls.map((url, index) => ({ cta: { label: `Eintrag ${index}`, url }, isExternalUrl: false, order: index }));

test('a link without target is left out alone and named', async () => {
  await using cms = await startFakeCms();
  fillFakeCms(cms);
  cms.entries.set('top-nav:de', { topNavItems: links('/blog', '/gibt-es-nicht', '/faq', null) });
  cms.entries.set('nav-config:de', {
    ...entries.navConfigEntry,
    getDemoCta: { ctaText: 'Kaputt', ctaUrl: '/gibt-es-nicht' },
  });
  cms.entries.set('lead-row:de', {
    leadRow: { ...entries.leadRowEntry.leadRow, cta: { label: 'Kaputt', url: 'javascript:alert(1)' } },
  });
  const { source, refused } = openTestContent(cms);
  await source.refresh();
  const { topLinks, calls, row } = withContent(source.read, () => ({
    ...chromeContent('de'),
    row: leadRowFor('de', 'home'),
  }));
  expect(topLinks.map(({ href }) => href)).toEqual(['/blog', '/faq']);
  // The files' own button takes the place of one that leads nowhere.
  expect(calls.map(({ label }) => label)).toContain(chromeContent('de').calls.at(-1)?.label);
  expect(calls.map(({ label }) => label)).toContain('Schreiben Sie uns');
  expect(row).toMatchObject({ heading: 'Sprechen wir darüber?', cta: leadRowFor('de', 'home').cta });
  expect(refused().toSorted()).toEqual([
    'lead-row leadRow.cta.url',
    'nav-config getDemoCta.ctaUrl',
    'top-nav topNavItems.1.cta.url',
    'top-nav topNavItems.3.cta.url',
  ]);
});

test('an invalid entry of a menu is left out alone; a column without entries goes with it', async () => {
  await using cms = await startFakeCms();
  const [menu] = entries.navMenuEntries;
  const entry = { title: 'Gut', url: '/loesung', order: 1 };
  cms.entries.set('nav-menus:de', [
    {
      ...menu,
      menuDropdowns: [
        { heading: 'Bleibt', dropdownMenu: [entry, { ...entry, title: '' }, { ...entry, url: '/nirgends' }] },
        { heading: 'Geht', dropdownMenu: [{ ...entry, url: '/nirgends' }] },
      ],
    },
  ]);
  const { source, refused } = openTestContent(cms);
  await source.refresh();
  expect(
    menus(source).map(({ columns }) => columns.map(({ heading, entries: shown }) => [heading, shown.length])),
  ).toEqual([[['Bleibt', 1]]]);
  expect(refused()).toHaveLength(3);
});

test.each<[string, (cms: FakeCms) => void]>([
  ['menus without entries', (cms) => cms.entries.set('nav-menus:de', [])],
  [
    'menus of another website',
    (cms) => cms.entries.set('nav-menus:de', [{ id: 1, title: 'Products', url: '/our-products', menuDropdowns: [] }]),
  ],
  ['a tree of other addresses', (cms) => cms.entries.set('menus:main-de', [{ items: [{ title: 'Us', url: '/us' }] }])],
  ['a tree without entries', (cms) => cms.entries.set('menus:main-de', [{ items: [] }])],
  [
    'calls of other addresses',
    (cms) => {
      const navItems = [{ ctaText: 'Try', ctaUrl: '/our-trial' }];
      cms.entries.set('nav-config:de', { ...entries.navConfigEntry, navItems });
    },
  ],
  ['a top bar of other addresses', (cms) => cms.entries.set('top-nav:de', { topNavItems: links('/us', '/them') })],
  [
    'a footer without links',
    (cms) => cms.entries.set('menus:footer-de', [{ items: [{ title: 'Us', url: null, children: [] }] }]),
  ],
])('%s: never empties the navigation, and is logged', async (_, change) => {
  await using cms = await startFakeCms();
  fillFakeCms(cms);
  const { source, log } = openTestContent(cms);
  await source.refresh();
  const before = withContent(source.read, () => chromeContent('de'));
  log.warn.mockClear();
  change(cms);
  await source.refresh();
  expect(withContent(source.read, () => chromeContent('de'))).toEqual(before);
  expect(log.warn).toHaveBeenCalled();

  const fresh = openTestContent(cms);
  await fresh.source.refresh();
  expect(menus(fresh.source).length).toBeGreaterThan(0);
});

test('menus of another website at the first read: the files apply', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('nav-menus:de', [{ title: 'Products', url: '/our-products', menuDropdowns: [] }]);
  const { source } = openTestContent(cms);
  await source.refresh();
  expect(menus(source)).toEqual(fileMenus);
});

test('an article with one unusable construct is shown without it', async () => {
  await using cms = await startFakeCms();
  const [article] = articlesOf('de');
  cms.entries.set('posts:de', [
    {
      ...{ kind: 'blog', key: article?.id, date: '2026-11-01', title: 'Neu', lead: 'Vorspann' },
      ...{ metaTitle: 'Titel', description: 'Beschreibung', body: 'Text <script>alert(1)</script>' },
    },
    { kind: 'blog', key: 'leer', date: 'gestern' },
  ]);
  const { source, refused } = openTestContent(cms);
  await source.refresh();
  const shown = withContent(source.read, () => articlesOf('de'));
  expect(shown.find(({ id }) => id === article?.id)?.title).toBe('Neu');
  expect(shown).toHaveLength(articlesOf('de').length);
  expect(refused()).toContain(`post blog/${article?.id} body`);
  expect(refused()).toContain('post blog/leer date');
});

test('a deeply nested answer is an error of that kind alone', async () => {
  await using cms = await startFakeCms();
  fillFakeCms(cms);
  cms.fault = (path) => (path === 'nav-menus' ? 'deep' : undefined);
  const { source, log } = openTestContent(cms);
  await source.refresh();
  expect(menus(source)).toEqual(fileMenus);
  expect(withContent(source.read, () => chromeContent('de').topLinks[0]?.label)).toBe('Erster Eintrag');
  expect(log.warn).toHaveBeenCalledWith(
    { content: 'navMenus:de', where: ['The response is nested too deeply'] },
    unreadableMessage,
  );
});
