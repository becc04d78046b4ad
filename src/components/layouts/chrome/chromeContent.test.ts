import { describe, expect, test } from 'vitest';
import { href } from '../../../routes/hrefs.ts';
import { findPage, locales, publishedPageIds } from '../../../routes/table.ts';
import { site } from '../../../site.ts';
import type { ContentKinds } from '../../../text/content/contentKinds.ts';
import { type ReadContent, withContent } from '../../../text/content/currentContent.ts';
import { to, toLogin, toTrial } from '../../../text/content/navigation/linkTargets.ts';
import type { AppUrls, NavLink } from '../../../text/content/navigation/linkTo.ts';
import type { LinkTarget } from '../../../text/content/navigation/schema.ts';
import { byOrder } from './byOrder.ts';
import { type ChromeContent, chromeContent } from './chromeContent.ts';

describe('chromeContent', () => {
  const login = 'https://app.example/login';
  const trial = 'https://app.example/sign-up';
  const none = { login: null, trial: null };
  const words = {
    de: { login: 'Login', trial: 'Kostenlos testen', request: 'Zugang anfragen', form: '/kontakt?topic=access' },
    en: { login: 'Log in', trial: 'Start free trial', request: 'Request access', form: '/en/contact?topic=access' },
  };

  describe.each(locales)('login and free trial in %s', (locale) => {
    const own = words[locale];
    const request = { label: own.request, href: own.form };

    test.each([
      [none, undefined, request],
      [{ login, trial: null }, { label: own.login, href: login }, request],
      [{ login: null, trial }, undefined, { label: own.trial, href: trial }],
      [
        { login, trial },
        { label: own.login, href: login },
        { label: own.trial, href: trial },
      ],
    ])('with the addresses %j', (urls, expectedLogin, expectedTrial) => {
      const content = chromeContent(locale, urls);
      expect(content.topLinks.find(({ label }) => label === own.login)).toEqual(expectedLogin);
      expect(content.calls.map(({ look }) => look)).toEqual(['text', 'outline', 'solid']);
      expect(content.calls[1]).toMatchObject(expectedTrial);
      expect(JSON.stringify(content).includes(own.login)).toBe(expectedLogin !== undefined);
      expect(repeatsIn(headerLinks(content))).toEqual([]);
    });

    test('CMS links to the app follow the settings and are never duplicated', () => {
      const cta = (ctaText: string, to: LinkTarget) => ({ ctaText, ...to });
      const link = (title: string, to: LinkTarget) => ({ title, ...to });
      const entry = (title: string, to: LinkTarget) => ({
        title,
        ...to,
        description: '',
        icon: 'chat' as const,
        order: 1,
      });
      const given: Partial<ContentKinds> = {
        topNav: {
          topNavItems: [
            { cta: { label: 'Sign in', ...toLogin }, order: 1 },
            { cta: { label: 'Try', ...toTrial }, order: 2 },
            { cta: { label: 'News again', ...to('newsroom') }, order: 3 },
            { cta: { label: 'OFFER', ...to('faq') }, order: 4 },
          ],
        },
        navConfig: {
          navCta: cta('Sign in', toLogin),
          getDemoCta: cta('Demo', to('get-a-demo')),
          navItems: [cta('Try', toTrial), cta('Try more', toTrial)],
        },
        navMenus: [
          {
            id: 'offer',
            title: 'Offer',
            url: to('solution'),
            menuDropdowns: [
              { heading: 'All', dropdownMenu: [entry('Offer', to('features')), entry('News', to('newsroom'))] },
              { heading: 'App', dropdownMenu: [entry('Sign in', toLogin), entry('Demo again', to('get-a-demo'))] },
            ],
          },
          { id: 'app', title: 'App', url: toLogin, menuDropdowns: [] },
        ],
        footerMenu: [
          { title: 'App', children: [{ title: 'Sign in', to: toLogin, children: [] }] },
          { title: 'More', children: [{ title: 'Try', to: toTrial, children: [] }] },
        ],
        footer: { footerTop: {}, footerBottomBar: [link('Sign in', toLogin), link('Imprint', to('imprint'))] },
      };
      const read: ReadContent = (kind) => given[kind];
      const seen = (urls: AppUrls) => {
        const content = withContent(read, () => chromeContent(locale, urls));
        expect(repeatsIn(headerLinks(content))).toEqual([]);
        const labels = (links: readonly NavLink[]) => links.map(({ label }) => label);
        return {
          calls: labels(content.calls),
          menus: content.menus.map(({ label, columns }) => [label, ...columns.map(({ entries }) => labels(entries))]),
          top: labels(content.topLinks),
          footer: content.footer.columns.map(({ heading, links }) => [heading, ...labels(links)]),
          bottom: labels(content.footer.bottomBar),
        };
      };
      expect(seen(none)).toEqual({
        calls: [own.request, 'Demo'],
        menus: [['Offer', ['Offer', 'News']]],
        top: [],
        footer: [['More', own.request]],
        bottom: ['Imprint'],
      });
      expect(seen({ login, trial })).toEqual({
        calls: ['Sign in', 'Try', 'Demo'],
        menus: [['Offer', ['Offer', 'News']]],
        top: [],
        footer: [
          ['App', 'Sign in'],
          ['More', 'Try'],
        ],
        bottom: ['Sign in', 'Imprint'],
      });
    });
  });

  test('sorts entries by `order`', () => {
    expect(byOrder([{ order: 3 }, { order: -1 }, { order: 2 }])).toEqual([{ order: -1 }, { order: 2 }, { order: 3 }]);
  });

  test.each(locales)('menu and footer links lead to published pages in %s', (locale) => {
    const { menus, footer } = chromeContent(locale, none);
    const links = [
      ...menus.flatMap(({ columns }) => columns.flatMap((column) => column.entries)),
      ...footer.columns.flatMap((column) => column.links),
      ...footer.bottomBar,
    ];
    for (const { href } of links) {
      const target = findPage(href.split('#')[0] ?? '');
      expect(target?.locale, href).toBe(locale);
      expect(publishedPageIds, href).toContain(target?.id);
    }
  });

  test.each(locales)('the solutions menu links to every solution page in %s', (locale) => {
    const menu = chromeContent(locale, none).menus.find(({ id }) => id === 'solutions');
    const hrefs = menu?.columns.flatMap(({ entries }) => entries.map(({ href }) => href));
    const solutions = publishedPageIds.filter((id) => id.startsWith('solutions/'));
    expect(solutions).toHaveLength(3);
    expect(hrefs).toEqual(expect.arrayContaining(solutions.map((id) => href(id, locale))));
  });

  test.each(locales)(
    'menus and footer both link to all products and the pages that visitors look for, in %s',
    (locale) => {
      const { calls, menus, footer } = chromeContent(locale, none);
      const inMenus = [...calls, ...menus.flatMap(({ columns }) => columns.flatMap(({ entries }) => entries))];
      const inFooter = footer.columns.flatMap(({ links }) => links);
      const products = publishedPageIds.filter((id) => id.startsWith('products/'));
      expect(products).toHaveLength(8);
      const others = [
        'features',
        'faq',
        'contact',
        'chatbot-roi-calculator',
        'solution',
        'examples/customer-service',
      ] as const;
      for (const links of [inMenus, inFooter]) {
        const hrefs = links.map(({ href }) => href);
        expect(hrefs).toEqual(expect.arrayContaining([...products, ...others].map((id) => href(id, locale))));
        for (const family of ['solutions/', 'use-cases/']) {
          const pages = publishedPageIds.filter((id) => id.startsWith(family)).map((id) => href(id, locale));
          expect(hrefs.map((one) => one.split('#')[0])).toEqual(expect.arrayContaining(pages));
        }
      }
    },
  );

  test.each(locales)('the footer links to the legal pages in %s', (locale) => {
    const legal = ['imprint', 'privacy-policy', 'terms', 'accessibility'] as const;
    const { bottomBar } = chromeContent(locale, none).footer;
    expect(bottomBar.map(({ href }) => href)).toEqual(legal.map((id) => href(id, locale)));
  });

  test('links every contact and omits empty ones', () => {
    const { entries } = chromeContent('de', none).footer.contact;
    const given = Object.entries({ Telefon: site.contact.phone, Fax: site.contact.fax, 'E-Mail': site.contact.sales });
    expect(entries.map(({ label }) => label)).toEqual(given.flatMap(([label, value]) => (value ? [label] : [])));
    for (const { href } of entries) expect(href).toMatch(/^(tel:\+?\d+|fax:\+?\d+|mailto:\S+@\S+)$/);
  });
});

/** All links of the top bar and the header. The mobile menu shows the same links. */
const headerLinks = ({ calls, menus, topLinks }: ChromeContent): NavLink[] => [
  ...calls,
  ...menus.flatMap(({ label, href, columns, note }) => [
    ...(columns.length === 0 && href !== undefined ? [{ label, href }] : columns.flatMap(({ entries }) => entries)),
    ...(note ? [note.link] : []),
  ]),
  ...topLinks,
];

/** Duplicate labels and targets. */
const repeatsIn = (links: readonly NavLink[]): string[] =>
  [links.map(({ label }) => label.toLowerCase()), links.map(({ href }) => href)].flatMap((all) =>
    all.filter((one, index) => all.indexOf(one) < index),
  );
