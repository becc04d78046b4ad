/**
 * Entries of the generated collections that no file has, and free pages. Articles: newEntries.test.ts.
 * Over 200 lines: each family of pages has the same promises.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { visitedPage } from '../../bot/answers/visitedPage.ts';
import { homeLinks } from '../components/sections/home/homeLinks.ts';
import { templateFacetWords } from '../components/sections/templates/templateFacetWords.ts';
import { headOf } from '../discovery/seo/head.ts';
import { structuredDataOf } from '../discovery/seo/structuredData.ts';
import { filterFields, parseSelection, selectionQuery } from '../routes/filters.ts';
import { href } from '../routes/hrefs.ts';
import { entryKeyPattern, newEntries } from '../routes/pageOf.ts';
import type { Strategy } from '../routes/strategy.ts';
import { type Locale, locales, type PageId } from '../routes/table.ts';
import { site } from '../site.ts';
import { leadRowEntry } from '../testing/cmsEntries.testing.ts';
import { freePageEntry, newEntry } from '../testing/newEntry.testing.ts';
import { openEntrySite } from '../testing/openEntrySite.testing.ts';
import { previewPath } from '../testing/previewPath.testing.ts';
import { type FakeCms, startFakeCms } from '../testing/startFakeCms.testing.ts';
import { freePage } from '../text/content/freePages.ts';
import { industry } from '../text/content/industries.ts';
import { integrationCount, integrationsFor } from '../text/content/integrations.ts';
import { metaOf } from '../text/content/metaOf.ts';
import { navigationFor } from '../text/content/navigation/navigation.ts';
import { goalFor, goalsFor, templateCount, templateFacets } from '../text/content/templates.ts';
import { wordsFor } from '../text/words/words.ts';
import { reservedSlugs } from './isFreeAddress.ts';
import { entryTextTypes } from './texts/textTypes.ts';

afterEach(() => vi.useRealTimers());

const draw = (id: PageId, locale: Locale): string => {
  const { name, description } = metaOf(id, locale);
  return `<h1>${name}</h1><p>${description}</p><h2 id="mehr">Mehr</h2><p>Zeppelin ${id.replace(/\W/g, '')}.</p>`;
};

const pathOf = (type: string): string => entryTextTypes[type]?.plural ?? '';

function put(cms: FakeCms, type: string, de: object[], en: object[] = []): void {
  cms.entries.set(`${pathOf(type)}:de`, de as Record<string, unknown>[]);
  cms.entries.set(`${pathOf(type)}:en`, en as Record<string, unknown>[]);
}

const open = (cms: FakeCms, options: { strategy?: Strategy; folder?: string } = {}) =>
  openEntrySite(cms, { draw, ...options });

const soon = { timeout: 20_000 };

test.each([
  ['text-industry', 'industries', '/branchen/luftfahrt', '/en/industries/aviation', '/#industries'],
  ['text-product', 'products', '/produkte/luftfahrt', '/en/products/aviation', '/loesung#funktionen'],
  ['text-theme-solution', 'solutions', '/loesungen/luftfahrt', '/en/solutions/aviation', '/loesung'],
  ['text-use-case', 'use-cases', '/anwendungsfaelle/luftfahrt', '/en/use-cases/aviation', '/loesung'],
  ['text-example', 'examples', '/anwendungsfaelle/luftfahrt/beispiele', '/en/use-cases/aviation/examples', '/loesung'],
  ['text-template-goal', 'templates', '/vorlagen/luftfahrt', '/en/templates/aviation', '/vorlagen'],
])('a new entry of %s is a page of its family, in both languages', async (type, family, german, english, above) => {
  await using cms = await startFakeCms();
  const de = newEntry(type, 'de', { slug: 'luftfahrt' });
  put(cms, type, [de], [newEntry(type, 'en', { slug: 'aviation' })]);
  cms.entries.set('top-nav:de', { topNavItems: [{ cta: { label: 'Neu', url: german }, order: 1 }] });
  const id = `${family}/neu` as PageId;
  await using opened = await open(cms);
  const { source, status, read, see, tell, search } = opened;
  expect([await status(german), await status(english), await status(german.replace('luftfahrt', 'neu'))]).toEqual([
    200, 200, 404,
  ]);
  expect((await opened.site.request(german)).headers['surrogate-key']).toContain(`${type}:de`);
  await vi.waitFor(async () => expect(await read(`${german}.md`)).toContain('Zeppelin'), soon);
  await vi.waitFor(async () => expect(await read('/llms.txt')).toContain(`${german}.md`), soon);
  const listed = `${english}</loc>\n    <xhtml:link rel="alternate" hreflang="de"`;
  await vi.waitFor(async () => expect(await read('/sitemap.xml')).toContain(listed), soon);
  const find = async () => (await search?.en(`Zeppelin ${family.replace(/\W/g, '')}neu`))?.[0]?.href;
  await vi.waitFor(async () => expect(await find()).toBe(`${english}#mehr`), soon);
  see(() => {
    expect(headOf(id, 'de')).toMatchObject({ canonical: `http://localhost:4321${german}`, markdown: `${german}.md` });
    expect(headOf(id, 'de').picture?.url).toMatch(/\/og\/de\/(home|solution|templates)\.png$/);
    const types = structuredDataOf(id, 'de')['@graph'].map((node) => node['@type']);
    expect(types).toEqual(expect.arrayContaining(['WebPage', 'BreadcrumbList']));
    expect(navigationFor('de').topNav.topNavItems.map(({ cta }) => cta.label)).toContain('Neu');
  });

  put(cms, type, [{ ...de, key: 'anders', slug: 'anderswo' }]);
  await tell(type);
  const moved = german.replace('luftfahrt', 'anderswo');
  await vi.waitFor(async () => expect(await status(moved)).toBe(200), soon);
  expect((await opened.site.request(german)).headers.location).toBe(moved);
  // The English one is withdrawn.
  expect(await status(english)).toBe(410);
  put(cms, type, []);
  await tell(type);
  await vi.waitFor(async () => expect(await status(moved)).toBe(410), soon);
  expect(await status(german)).toBe(410);
  expect(source.status().withdrawn.toSorted()).toEqual([german, english, moved].toSorted());
  cms.entries.set('redirects:de', [{ from: german, to: '/preise' }]);
  await tell('redirect');
  await vi.waitFor(async () => expect((await opened.site.request(german)).headers.location).toBe('/preise'), soon);
  expect(source.status().withdrawn).not.toContain(german);
  await vi.waitFor(async () => expect(await read('/sitemap.xml')).not.toContain('anderswo'), soon);
  see(() => expect(href(id, 'de')).toBe(above));
  expect(source.status().refused.filter(({ key }) => key === 'neu')).toEqual([]);
});

test('a field for a page takes a new page, and names one that is withdrawn', async () => {
  await using cms = await startFakeCms();
  const page = (id: string) => {
    const entry = newEntry('text-industry', 'de', { key: 'retail' });
    const fit = entry.fit as { items: object[] };
    return { ...entry, fit: { ...fit, items: [...fit.items, { page: id, label: 'Neues', text: 'Ein Satz.' }] } };
  };
  put(cms, 'text-product', [newEntry('text-product', 'de')]);
  put(cms, 'text-industry', [page('products/neu')]);
  await using opened = await open(cms);
  const shown = () => opened.see(() => industry('retail', 'de')?.fit.items.at(-1)?.page);
  await vi.waitFor(() => expect(shown()).toBe('products/neu'), soon);
  expect(opened.source.status().refused).toEqual([]);
  put(cms, 'text-product', []);
  await opened.tell('text-product');
  const fault = { type: 'text-industry', field: 'fit.items.3.page', reason: 'noSuchPage' };
  await vi.waitFor(() => expect(opened.source.status().refused).toMatchObject([fault]), soon);
});

test('a new industry is on the home page, a new template with its goal, a new integration in the directory', async () => {
  await using cms = await startFakeCms();
  put(cms, 'text-industry', [newEntry('text-industry', 'de', { question: 'Fliegt mein Zeppelin?' })]);
  const goal = newEntry('text-template-goal', 'de', { key: 'leads' });
  const [template] = goal.templates as object[];
  const templates = [
    ...(goal.templates as object[]),
    { ...template, key: 'zeppelin', industry: 'tourism', channel: 'voice' },
  ];
  const newGoal = newEntry('text-template-goal', 'de');
  put(cms, 'text-template-goal', [{ ...goal, templates }, newGoal]);
  const integration = newEntry('text-integration-kind', 'de', { kind: 'shop', toChatbot: 'Flüge', toSystem: null });
  put(cms, 'text-integration-kind', [integration, { ...integration, key: 'ohne-art', kind: null }]);
  const before = { templates: templateCount('de'), integrations: integrationCount('de') };
  await using opened = await open(cms);
  opened.see(() => {
    const wall = homeLinks('de', wordsFor('de').home).industries;
    expect(wall.at(-1)).toMatchObject({ question: 'Fliegt mein Zeppelin?', href: '/branchen/neu' });
    expect(homeLinks('en', wordsFor('en').home).industries).toHaveLength(10);
    expect(goalFor('leads', 'de').templates.at(-1)).toMatchObject({ id: 'zeppelin', industries: ['tourism'] });
    expect(goalFor('leads', 'de', { channel: 'voice' }).templates.map(({ id }) => id)).toEqual(['zeppelin']);
    expect(templateCount('de')).toBe(before.templates + 1 + (newGoal.templates as object[]).length);
    const [shop] = integrationsFor('de', { kind: 'shop', direction: 'reads' });
    expect(shop?.entries.at(-1)).toMatchObject({ id: 'neu', directions: ['reads'] });
    expect(integrationCount('de')).toBe(before.integrations + 1);
  });
  expect(opened.refused()).toContain('text-integration-kind ohne-art kind');
});

test('a new goal is an option of the gallery’s filter in its languages, until it is withdrawn', async () => {
  await using cms = await startFakeCms();
  const goal = newEntry('text-template-goal', 'de', { slug: 'luftfahrt' });
  put(cms, 'text-template-goal', [{ ...goal, pageMeta: { ...(goal.pageMeta as object), name: 'Luft\u00ADfahrt' } }]);
  await using opened = await open(cms);
  const gallery = (locale: Locale) =>
    opened.see(() => {
      const { choice, unknown } = parseSelection(templateFacets(), locale, new URLSearchParams('ziel=luftfahrt'));
      const [field] = filterFields(templateFacets(), locale, choice, templateFacetWords(locale));
      const links = locales.map((language) => selectionQuery(language, templateFacets(), choice));
      return { unknown, field, links, goals: goalsFor(locale, choice).map(({ id }) => id) };
    });
  expect(gallery('de')).toMatchObject({ unknown: false, links: ['?ziel=luftfahrt', ''], goals: ['neu'] });
  expect(gallery('de').field?.value).toBe('luftfahrt');
  expect(gallery('de').field?.options.at(-1)).toEqual({ value: 'luftfahrt', label: 'Luftfahrt' });
  expect(gallery('en').field?.options).toHaveLength(11);
  put(cms, 'text-template-goal', []);
  await opened.tell('text-template-goal');
  await vi.waitFor(() => expect(gallery('de')).toMatchObject({ unknown: true, links: ['', ''] }), soon);
});

test('a free page has its sections; a part that cannot be shown is left out alone', async () => {
  await using cms = await startFakeCms();
  const page = freePageEntry();
  const picture = { __component: 'text.section-picture', picture: { url: '/uploads/a.svg', mime: 'image/svg+xml' } };
  const action = { ...Object((page.sections as object[]).at(-1)), buttonTarget: '/nirgendwo' };
  const sections = [...(page.sections as object[]), picture, action];
  put(cms, 'text-page', [{ ...page, sections }, freePageEntry({ key: 'leer', documentId: 'two', sections: [] })]);
  await using opened = await open(cms);
  const { see, status, refused, search } = opened;
  expect([await status('/aktion'), await status('/leer')]).toEqual([200, 404]);
  see(() => {
    const shown = freePage('aktion', 'de');
    expect(shown?.opening).toMatchObject({
      title: `Eine Aktion von ${site.brand}`,
      button: { target: { page: 'pricing' } },
    });
    expect(shown?.sections.map(({ kind }) => kind)).toEqual([
      'text',
      'points',
      'facts',
      'questions',
      'transcript',
      'action',
      'action',
    ]);
    expect(shown?.sections[0]).toMatchObject({ body: expect.stringContaining('Professional') });
    expect(shown?.sections.at(-1)).toMatchObject({ button: { target: null } });
    const id = 'pages/aktion' as PageId;
    expect(headOf(id, 'de')).toMatchObject({ title: 'Unsere Aktion', alternates: [] });
    expect(href(id, 'en')).toBe('/en');
    expect(structuredDataOf(id, 'de')['@graph']).toContainEqual(
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: [expect.objectContaining({ name: 'Wie lange gilt das?' })],
      }),
    );
  });
  expect(refused()).toEqual([
    'text-page aktion sections.6.picture',
    'text-page aktion sections.7.buttonTarget',
    'text-page leer sections',
  ]);
  expect(opened.source.status().refused.find(({ key }) => key === 'leer')?.shown).toBe('none');
  await vi.waitFor(
    async () => expect((await search?.de('Zeppelin pagesaktion'))?.[0]?.href).toBe('/aktion#mehr'),
    soon,
  );
});

test.each<[Strategy, Record<string, number | string>]>([
  ['prefix_except_default', { '/aktion': 200, '/en/offer': 200, '/de/aktion': 404, '/offer': 404 }],
  ['prefix', { '/de/aktion': 200, '/en/offer': 200, '/aktion': '/de/aktion' }],
  ['prefix_and_default', { '/aktion': 200, '/de/aktion': 200, '/en/offer': 200 }],
  ['no_prefix', { '/aktion': 200, '/offer': 200, '/en/offer': 404, '/de/aktion': 404 }],
])('with %s a free page has the addresses of the strategy', async (strategy, expected) => {
  await using cms = await startFakeCms();
  put(cms, 'text-page', [freePageEntry()], [freePageEntry({ slug: 'offer' })]);
  await using opened = await open(cms, { strategy });
  for (const [path, answer] of Object.entries(expected)) {
    const { status, headers } = await opened.site.request(path);
    expect([path, typeof answer === 'number' ? status : headers.location]).toEqual([path, answer]);
  }
});

test('an editor sees a new page before it is published, and the bot knows where a visitor is', async () => {
  await using cms = await startFakeCms();
  put(cms, 'text-page', []);
  put(cms, 'text-industry', [newEntry('text-industry', 'de', { slug: 'luftfahrt' })]);
  cms.entries.set('text-pages:de:draft', [freePageEntry({ publishAt: '2099-01-01T00:00:00.000Z' })]);
  await using opened = await open(cms);
  const { status, text } = await opened.site.request(previewPath({ page: 'pages/aktion' }));
  expect([status, text]).toEqual([200, expect.stringContaining('<h1>Aktion</h1>')]);
  expect(await opened.status('/aktion')).toBe(404);
  opened.see(() => expect(visitedPage('/branchen/luftfahrt', 'de')).toBe('industries/neu'));
});

test('pages, aliases, redirects and the addresses of the site win over an entry', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('redirects:de', [{ from: '/alt', to: '/preise' }]);
  const page = (key: string, change = {}) => freePageEntry({ key, documentId: key, ...change });
  const pages = [
    ...[page('preise'), page('pricing'), page('api'), page('alt'), page('Groß'), page('mit-slug', { slug: 'faq' })],
    ...[page('eins'), page('eins', { documentId: 'again' }), page('zwei', { slug: 'eins' })],
    ...[page('zeit', { publishAt: 'bald' }), page('platz', { opening: { title: '{preis}', lead: 'Ja.' } })],
  ];
  put(cms, 'text-page', pages);
  put(cms, 'text-industry', [newEntry('text-industry', 'de', { slug: 'handel' })]);
  put(cms, 'text-product', [newEntry('text-product', 'de', { pictureKind: null })]);
  await using opened = await open(cms);
  const { status, refused } = opened;
  expect((await opened.site.request('/pricing')).headers.location).toBe('/preise');
  expect((await opened.site.request('/alt')).headers.location).toBe('/preise');
  expect([await status('/eins'), await status('/zeit'), await status('/api')]).toEqual([200, 404, 404]);
  expect(refused()).toEqual([
    'text-industry neu slug',
    'text-product neu pictureKind',
    'text-page eins ',
    'text-page preise key',
    'text-page pricing key',
    'text-page api key',
    'text-page Groß key',
    'text-page mit-slug slug',
    'text-page zwei slug',
    'text-page zeit publishAt',
    'text-page platz opening.title',
  ]);
});

test('no free page is in the way of the addresses that are no pages', () => {
  const names = readdirSync('src/pages').filter((name) => entryKeyPattern.test(name));
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(reservedSlugs).toContain(name);
});

test('a page that is rendered while other content changes is still withdrawn', async () => {
  await using cms = await startFakeCms();
  cms.entries.set('lead-row:de', leadRowEntry);
  put(cms, 'text-page', [freePageEntry()]);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const drawSlowly = async (id: PageId, locale: Locale) => {
    const text = draw(id, locale);
    if (id.startsWith('pages/')) await isReleased;
    return text;
  };
  await using opened = await openEntrySite(cms, { draw: drawSlowly });
  const { source, status, tell } = opened;
  const rendering = status('/aktion');
  const before = source.versionOf('leadRow:de');
  cms.entries.set('lead-row:de', { leadRow: { ...leadRowEntry.leadRow, Heading: 'Anders' } });
  await tell('lead-row');
  await vi.waitFor(() => expect(source.versionOf('leadRow:de')).toBeGreaterThan(before), soon);
  release();
  expect([await rendering, await status('/aktion')]).toEqual([200, 200]);
  put(cms, 'text-page', []);
  await tell('text-page');
  await vi.waitFor(async () => expect(await status('/aktion')).toBe(410), { timeout: 10_000 });
});

test('a page that is withdrawn while it is rendered is not kept', async () => {
  await using cms = await startFakeCms();
  put(cms, 'text-page', [freePageEntry()]);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const drawSlowly = async (id: PageId, locale: Locale) => {
    const text = draw(id, locale);
    if (id.startsWith('pages/')) await isReleased;
    // Reads the content again, which has changed meanwhile.
    return `${text}${newEntries('pages', locale).length}`;
  };
  await using opened = await openEntrySite(cms, { draw: drawSlowly });
  const { source, status, tell } = opened;
  const rendering = status('/aktion');
  // Until the request has begun to render.
  await status('/faq');
  const before = source.versionOf('text-page:de');
  put(cms, 'text-page', []);
  await tell('text-page');
  await vi.waitFor(() => expect(source.versionOf('text-page:de')).toBeGreaterThan(before), soon);
  release();
  expect(await rendering).toBe(200);
  expect(await status('/aktion')).toBe(410);
});

test('an invalid change of a new entry keeps its last version, and its time is the clock of the site', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await using cms = await startFakeCms();
  await using folder = await mkdtempDisposable(join(tmpdir(), 'pages-'));
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const planned = freePageEntry({ publishAt: hours(1), unpublishAt: hours(3) });
  put(cms, 'text-page', [planned]);
  {
    await using opened = await open(cms, { folder: folder.path });
    expect(await opened.status('/aktion')).toBe(404);
    const kept = join(folder.path, 'text-page%3Ade.json');
    await vi.waitFor(() => expect(readFileSync(kept, 'utf8')).toContain('aktion'), soon);
    await vi.advanceTimersByTimeAsync(3_600_100);
    await vi.waitFor(async () => expect(await opened.status('/aktion')).toBe(200), soon);
    put(cms, 'text-page', [{ ...planned, opening: null }]);
    await opened.tell('text-page');
    await vi.waitFor(() => expect(opened.refused()).toContain('text-page aktion opening'), soon);
    expect(await opened.status('/aktion')).toBe(200);
  }
  cms.fault = () => 'down';
  await using again = await open(cms, { folder: folder.path });
  expect(await again.status('/aktion')).toBe(200);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  await vi.waitFor(async () => expect(await again.status('/aktion')).toBe(410), soon);
});
