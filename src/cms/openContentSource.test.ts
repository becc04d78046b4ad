import { describe, expect, test, vi } from 'vitest';
import { chromeContent } from '../components/layouts/chrome/chromeContent.ts';
import { headOf } from '../discovery/seo/head.ts';
import { formFieldTokens } from '../forms/definitions/formFieldTokens.ts';
import { locales, type PageId, publishedPageIds } from '../routes/table.ts';
import * as entries from '../testing/cmsEntries.testing.ts';
import { fillFakeCms, openTestContent } from '../testing/openTestContent.testing.ts';
import { cmsToken, type ResponseShape, startFakeCms } from '../testing/startFakeCms.testing.ts';
import { articlesOf } from '../text/content/blog/articles.ts';
import { withContent } from '../text/content/currentContent.ts';
import { faqFor } from '../text/content/faq.ts';
import { leadRowFor } from '../text/content/leadRow.ts';
import { legalPage, legalPageIds } from '../text/content/legal/legalPages.ts';
import { navigationFor } from '../text/content/navigation/navigation.ts';
import { allNews } from '../text/content/newsroom/news.ts';
import { plansFor } from '../text/content/plans.ts';
import type { ContentSource } from './openContentSource.ts';
import { seedEntries, seedMenus } from './seedEntries.ts';

/** The content that visitors of a locale see. */
const seen = (source: Pick<ContentSource, 'read'>, locale: 'de' | 'en' = 'de') =>
  withContent(source.read, () => ({
    chrome: chromeContent(locale),
    row: leadRowFor(locale, 'home'),
    plans: plansFor(locale),
    answers: faqFor(locale).flatMap((group) => group.entries.flatMap(({ answer }) => answer)),
    faq: faqFor(locale),
    legal: legalPageIds.map((id) => legalPage(id, locale, formFieldTokens(locale))),
    heads: publishedPageIds.map((id) => headOf(id, locale)),
    articles: [...articlesOf(locale), ...allNews(locale)],
  }));

const defaults = (locale: 'de' | 'en' = 'de') => seen({ read: () => undefined }, locale);

test('sends the requests of section 7 in both languages with the bearer token', async () => {
  await using cms = await startFakeCms();
  const { source } = openTestContent(cms);
  await source.refresh();
  const of = (locale: string) => [
    `/api/lead-row?populate=leadRow.cta&locale=${locale}`,
    `/api/top-nav?populate=topNavItems.cta&locale=${locale}`,
    `/api/nav-config?populate=navItems,navCta,getDemoCta&locale=${locale}`,
    `/api/nav-menus?populate=menuDropdowns.dropdownMenu.icon&locale=${locale}`,
    `/api/footer?populate=footerTopLogo,footerMeta&locale=${locale}`,
    `/api/menus/?filters[slug][$eq]=main-${locale}&nested&populate=*`,
    `/api/menus/?filters[slug][$eq]=footer-${locale}&nested&populate=*`,
  ];
  const targets = cms.requests.map(({ target }) => target);
  expect(targets).toEqual(expect.arrayContaining([...of('de'), ...of('en')]));
  expect(new Set(cms.requests.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${cmsToken}`]));
});

test.each<ResponseShape>(['v4', 'v5'])(
  'shows content of shape %s in header, footer, call to action and plans',
  async (shape) => {
    await using cms = await startFakeCms(shape);
    fillFakeCms(cms);
    const { source, log } = openTestContent(cms);
    await source.refresh();
    const { chrome, row, plans, answers } = seen(source);

    expect(row).toEqual({
      subHeading: 'Aus dem Redaktionssystem',
      heading: 'Sprechen wir darüber?',
      cta: { label: 'Zum Gespräch', url: '/kontakt-uns' },
      isExternalUrl: false,
    });
    expect(chrome.topLinks).toEqual([
      { label: 'Erster Eintrag', href: '/faq#product' },
      { label: 'Zweiter Eintrag', href: '/newsroom' },
      { label: 'Mit Thema', href: '/kontakt?topic=press' },
    ]);
    expect(chrome.calls.map(({ label }) => label)).toEqual([
      'Schreiben Sie uns',
      'Zugang anfragen',
      'Vorführung buchen',
    ]);
    expect(chrome.menus.map(({ label, href, width }) => [label, href, width])).toEqual([
      ['Was wir lösen', '/loesung', 'narrow'],
      ['Was es kostet', '/preise', 'broad'],
    ]);
    expect(chrome.menus[0]?.columns[0]?.entries.map(({ label, icon }) => [label, icon])).toEqual([
      ['Früher', 'overview'],
      ['Später', 'blocks'],
    ]);
    expect(chrome.footer.meta).toBe('Ein Satz aus dem Redaktionssystem.');
    expect(chrome.footer.brandLines).toEqual(['Zeile der Marke']);
    expect(chrome.footer.addressLines).toEqual(defaults().chrome.footer.addressLines);
    expect(chrome.footer.copy).not.toContain('{brand}');
    expect(chrome.footer.columns).toEqual([
      { heading: 'Eine Spalte', links: [{ label: 'Ein Verweis', href: '/blog' }] },
    ]);
    expect(chrome.footer.bottomBar).toEqual([{ label: 'Wer wir sind (Impressum)', href: '/impressum' }]);
    expect(plans.map(({ type, price, free }) => [type, price, free])).toEqual([
      ['essential', 159.5, 'Im Preis: 2 Bearbeiter.'],
      ['professional', 459, 'Im Preis: 2 Bearbeiter.'],
      ['enterprise', 1599, 'Nach Absprache.'],
    ]);
    // Single source: prices in answers come from the plan.
    expect(answers.join()).toContain('459');
    expect(JSON.stringify([chrome, row, plans])).not.toMatch(/createdAt|updatedAt|publishedAt|2026-01/);
    // The other locale is missing in the content system: the files apply, and one warning is logged.
    const english = seen(source, 'en');
    expect(english.chrome).toEqual(defaults('en').chrome);
    expect(english.plans.map(({ title }) => title)).toEqual(defaults('en').plans.map(({ title }) => title));
    expect(log.warn.mock.calls.filter(([facts]) => !('field' in facts))).toHaveLength(1);
  },
);

test('the main menu of the content system sets the menus of the header and their order', async () => {
  await using cms = await startFakeCms();
  fillFakeCms(cms);
  cms.entries.set('menus:main-de', [
    {
      slug: 'main-de',
      items: [
        { title: 'Was es kostet', url: '/preise', children: [] },
        { title: 'Neues', url: null, children: [{ title: 'Blog', url: '/blog', children: [] }] },
      ],
    },
  ]);
  const { source } = openTestContent(cms);
  await source.refresh();
  const { menus } = seen(source).chrome;
  expect(menus.map(({ label, href }) => [label, href])).toEqual([
    ['Was es kostet', '/preise'],
    ['Neues', '/blog'],
  ]);
  expect(menus[1]?.columns).toMatchObject([{ heading: 'Neues', entries: [{ label: 'Blog', href: '/blog' }] }]);
});

test.each([
  ['the dropdown menu', 'Das Produkt', 'Produkt'],
  ['the main menu', 'Produkt', 'Das Produkt'],
])('a menu that editors rename in %s only keeps its columns', async (_where, title, ofTree) => {
  await using cms = await startFakeCms();
  const seeded = seedEntries('de')['nav-menu'] ?? [];
  cms.entries.set(
    'nav-menus:de',
    seeded.map((menu) => (menu.title === 'Produkt' ? { ...menu, title } : menu)),
  );
  const items = seeded.map(({ title: own, url }) => ({ title: own === 'Produkt' ? ofTree : own, url, children: [] }));
  cms.entries.set('menus:main-de', [{ slug: 'main-de', items }]);
  const { source } = openTestContent(cms);
  await source.refresh();
  const [first] = seen(source).chrome.menus;
  expect(first?.label).toBe('Das Produkt');
  expect(first?.columns.length).toBeGreaterThan(1);
});

describe('a failing content system never breaks a page', () => {
  const faults = ['down', 'broken', 'odd', 'empty', 500, 403, 429, 'slow'] as const;

  test.each(faults)('%s from the start: the files apply, and each cause is logged once', async (fault) => {
    await using cms = await startFakeCms();
    fillFakeCms(cms);
    cms.fault = () => fault;
    const { source, log } = openTestContent(cms);
    await source.refresh();
    await source.refresh();
    expect(seen(source)).toEqual(defaults());
    const messages = log.warn.mock.calls.map(([, message]) => message);
    expect(new Set(messages).size).toBe(1);
    if (fault === 'broken' || fault === 'odd') {
      expect(messages[0]).toBe('Failed to resolve strapi collection or single type response');
    } else {
      expect(messages).toHaveLength(1);
    }
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain(cmsToken);
  });

  test.each(faults)('%s later: keeps the last valid content until recovery', async (fault) => {
    await using cms = await startFakeCms();
    fillFakeCms(cms);
    const { source } = openTestContent(cms);
    await source.refresh();
    const good = seen(source);
    cms.fault = () => fault;
    await source.refresh();
    expect(seen(source)).toEqual(good);
    cms.fault = () => undefined;
    cms.entries.set('footer:de', { ...entries.footerEntry, copy: 'Wieder da' });
    await source.refresh();
    expect(seen(source).chrome.footer.copy).toBe('Wieder da');
  });

  test('an invalid kind of content does not affect the others', async () => {
    await using cms = await startFakeCms();
    fillFakeCms(cms);
    cms.fault = (path) => (path === 'nav-menus' ? 'broken' : undefined);
    const { source } = openTestContent(cms);
    await source.refresh();
    const { chrome } = seen(source);
    expect(chrome.menus).toEqual(defaults().chrome.menus);
    expect(chrome.topLinks[0]?.label).toBe('Erster Eintrag');
  });
});

test('the seeded content shows the same site as the files', async () => {
  await using cms = await startFakeCms();
  const lists = {
    'nav-menu': 'nav-menus',
    plan: 'plans',
    'page-meta': 'page-metas',
    'faq-entry': 'faq-entries',
    'legal-page': 'legal-pages',
    post: 'posts',
  };
  for (const locale of locales) {
    for (const [type, [first = {}, ...more]] of Object.entries(seedEntries(locale))) {
      const plural = Object.entries(lists).find(([name]) => name === type)?.[1];
      cms.entries.set(`${plural ?? type}:${locale}`, plural ? [first, ...more] : first);
    }
  }
  for (const menu of seedMenus()) cms.entries.set(`menus:${menu.slug}`, [menu]);
  cms.entries.set('redirects:de', []);
  const { source, log } = openTestContent(cms);
  await source.refresh();
  for (const locale of locales) expect(seen(source, locale)).toEqual(defaults(locale));
  expect(log.warn).not.toHaveBeenCalled();
});

describe('texts of pages', () => {
  const article = {
    kind: 'blog',
    key: articlesOf('de')[0]?.id,
    date: '2026-11-01',
    title: 'Aus dem Redaktionssystem',
    lead: 'Ein Vorspann.',
    metaTitle: 'Titel für Suchmaschinen',
    description: 'Eine Beschreibung für Suchmaschinen, lang genug für ihre Ergebnisseiten.',
    body: 'Ein **Absatz** mit [Verweis](page:pricing).',
  };

  async function withEntries(entriesByPath: Record<string, object[]>) {
    const cms = await startFakeCms();
    for (const [path, given] of Object.entries(entriesByPath))
      cms.entries.set(
        path,
        given.map((entry) => ({ ...entry })),
      );
    const { source, log } = openTestContent(cms);
    await source.refresh();
    return { cms, source, log, [Symbol.asyncDispose]: () => cms[Symbol.asyncDispose]() };
  }

  test('an article of the content system replaces its file and its meta texts', async () => {
    await using given = await withEntries({ 'posts:de': [article] });
    const { articles, heads } = seen(given.source);
    expect(articles.find(({ page }) => page === `blog/${article.key}`)).toMatchObject({
      title: 'Aus dem Redaktionssystem',
      markdown: article.body,
    });
    expect(heads.map(({ title }) => title)).toContain('Titel für Suchmaschinen');
  });

  test('an empty title or description falls back to the file, and an unknown page is ignored', async () => {
    await using given = await withEntries({
      'page-metas:de': [
        {
          page: 'pricing',
          metaTitle: 'Preise von {brand}, aus dem System',
          metaDescription: '',
          keywords: 'preise, tarife',
        },
        { page: 'faq', metaTitle: null, metaDescription: '  ' },
        { page: 'constructor', metaTitle: 'Niemand' },
      ],
    });
    const head = (id: PageId) => withContent(given.source.read, () => headOf(id, 'de'));
    expect(head('pricing').title).toMatch(/^Preise von \w+, aus dem System$/);
    expect(head('pricing').description).toBe(headOf('pricing', 'de').description);
    expect(head('pricing').keywords).toBe('preise, tarife');
    expect(head('faq')).toEqual(headOf('faq', 'de'));
  });

  test('empty lists of metas, articles and redirects are valid: the files apply again', async () => {
    await using given = await withEntries({
      'page-metas:de': [{ page: 'faq', metaTitle: 'Neu' }],
      'posts:de': [article],
    });
    given.cms.entries.set('page-metas:de', []).set('posts:de', []);
    await given.source.refresh();
    expect(seen(given.source)).toEqual(defaults());
  });

  test('reads all result pages', async () => {
    await using cms = await startFakeCms();
    const many = Array.from({ length: 250 }, (_, index) => ({
      page: index === 249 ? 'faq' : 'no-page',
      metaTitle: 'Letzter',
    }));
    cms.entries.set('page-metas:de', many);
    const { source } = openTestContent(cms);
    await source.refresh();
    expect(withContent(source.read, () => headOf('faq', 'de').title)).toBe('Letzter');
  });
});

test('notifies listeners once per change', async () => {
  await using cms = await startFakeCms();
  fillFakeCms(cms);
  const { source } = openTestContent(cms);
  const listener = vi.fn();
  source.onChange(listener);
  await source.refresh();
  await source.refresh();
  expect(listener).toHaveBeenCalledTimes(1);
  const before = cms.requests.length;
  cms.entries.set('footer:de', { ...entries.footerEntry, copy: 'Neu' });
  await source.refresh('footer');
  expect(listener).toHaveBeenCalledTimes(2);
  // A webhook names the content type: only that type is refetched.
  expect(cms.requests.slice(before).every(({ target }) => target.startsWith('/api/footer'))).toBe(true);
});

test('reads the navigation per request, so that concurrent requests can have different content', () => {
  const copy = (text: string) =>
    withContent(
      (kind) => (kind === 'footer' ? { footerTop: {}, copy: text } : undefined) as never,
      () => navigationFor('de').footer.copy,
    );
  expect([copy('eins'), copy('zwei'), navigationFor('de').footer.copy]).toEqual([
    'eins',
    'zwei',
    expect.stringContaining('©'),
  ]);
});
