/** Addresses in each language strategy. Over 200 lines: four strategies have the same promises. */
import { describe, expect, test } from 'vitest';
import { movedPaths } from './redirects.ts';
import { createResolver, type Resolution } from './resolve.ts';
import { publicPathsOf, type Strategy, strategies, toPublicPath } from './strategy.ts';
import { type Locale, locales, type PageId, pageIds, table } from './table.ts';

type Address = { id: PageId; locale: Locale; internalPath: string; published: boolean };

const addresses: Address[] = pageIds.flatMap((id) =>
  locales.flatMap((locale) => {
    const internalPath = table[id].paths[locale];
    return internalPath === null ? [] : [{ id, locale, internalPath, published: table[id].published }];
  }),
);

const redirectTo = (location: string, status: 301 | 308 = 301): Resolution => ({ kind: 'redirect', status, location });
const notFound = (locale: Locale) => expect.objectContaining({ kind: 'not-found', locale });
const german = (id: PageId) => table[id].paths.de ?? '';

/** The previous addresses of the specification, written out so that their targets do not change with the code. */
const aliases: [from: string, to: string][] = [
  ['/solution', '/loesung'],
  ['/pricing', '/preise'],
  ['/aboutus', '/ueber-uns'],
  ['/contact', '/kontakt'],
  ['/terms', '/nutzungsbedingungen'],
  ['/privacy-policy', '/datenschutzrichtlinie'],
  ['/imprint', '/impressum'],
  ...['conversational-marketing', 'e-commerce-and-sales', 'customer-service'].flatMap((slug): [string, string][] => [
    [`/solutions/${slug}`, `/loesungen/${slug}`],
    [`/use-cases/${slug}`, `/anwendungsfaelle/${slug}`],
  ]),
];
const literal: [from: string, to: string][] = [
  ['/features', '/solution'],
  ['/chatbot-roi-calculator', '/solution'],
];

describe.each(strategies)('%s', (strategy) => {
  const resolve = createResolver(strategy);
  /** Resolves for a visitor with this language, which matters where both languages share an address. */
  const ask = (path: string, locale: Locale) => resolve({ path, acceptLanguage: locale });

  test('resolves every published page, and unpublished ones to 404 in their language', () => {
    for (const { id, locale, internalPath, published } of addresses) {
      for (const path of publicPathsOf(internalPath, locale, strategy)) {
        expect(ask(path, locale), path).toEqual(
          published ? expect.objectContaining({ kind: 'page', id, locale, internalPath }) : notFound(locale),
        );
      }
    }
  });

  test('leads every moved address to a page', () => {
    for (const from of Object.keys(movedPaths)) {
      let answer = resolve({ path: from });
      for (let hops = 0; answer.kind === 'redirect' && hops < 3; hops++) answer = resolve({ path: answer.location });
      expect(answer.kind, from).toBe('page');
    }
  });

  test('redirects a trailing slash to the bare path and keeps the query', () => {
    for (const { locale, internalPath, published } of addresses) {
      const path = toPublicPath(internalPath, locale, strategy);
      if (path === '/') continue;
      const answer = resolve({ path: `${path}/`, query: '?a=1', acceptLanguage: locale });
      expect(answer, path).toEqual(published ? redirectTo(`${path}?a=1`, 308) : notFound(locale));
    }
  });

  test('returns not-found for all other paths: upper case, wrong slugs, files, error pages, attacks', () => {
    for (const { locale, internalPath } of addresses) {
      const path = toPublicPath(internalPath, locale, strategy);
      if (path === '/') continue;
      expect(resolve({ path: path.toUpperCase() }).kind, path).toBe('not-found');
      expect(resolve({ path: `${path}/x` }).kind, path).toBe('not-found');
      expect(resolve({ path: `${path}.html` }).kind, path).toBe('not-found');
    }
    for (const path of tricks) expect(resolve({ path }).kind, path).toBe('not-found');
  });

  test('resolves a token below the path of its page, with and without a file extension', () => {
    for (const locale of locales) {
      const internalPath = table.booking.paths[locale] ?? '';
      for (const path of publicPathsOf(internalPath, locale, strategy)) {
        for (const token of ['AbC_-09xyz', 'AbC_-09xyz.ics']) {
          expect(ask(`${path}/${token}`, locale), path).toMatchObject({
            ...{ kind: 'page', id: 'booking', locale },
            internalPath: `${internalPath}/${token}`,
          });
        }
        for (const token of ['a b', 'a/b', 'a%2Fb', '..', 'x'.repeat(65), 'abc.html', '']) {
          expect(resolve({ path: `${path}/${token}`, acceptLanguage: locale }).kind, token).not.toBe('page');
        }
      }
    }
  });

  test('never redirects to another host', () => {
    const paths = [...tricks, ...aliases.flat(), ...literal.flat()].flatMap((path) => [path, `${path}/`, `//${path}`]);
    for (const path of paths) {
      const answer = resolve({ path, query: '?next=//evil.example' });
      if (answer.kind === 'redirect') expect(answer.location, path).toMatch(/^\/[a-z]/);
    }
  });
});

const tricks = [
  ...[
    '',
    '*',
    '//',
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/\\evil.example/',
    '/%2f%2fevil.example/',
  ],
  ...['/%5cevil.example/', '/../etc/passwd', '/./preise', '/preise/..', '/%2e%2e/', '/preise%00', '/%', '/%zz', '/%e4'],
  ...[
    '/.',
    '/..',
    '/.env',
    '/preise//',
    '//preise',
    '/en//',
    '/de/de',
    '/en/en',
    '/error/not-found',
    '/en/error/server-error',
  ],
  ...[
    '/branchen',
    '/produkte/gibt-es-nicht',
    '/solutions',
    '/solutions/unknown',
    '/use-cases/customer-service/x',
    '/constructor',
  ],
];

describe.each<[Strategy, prefix: string]>([
  ['prefix_except_default', ''],
  ['prefix_and_default', ''],
  ['prefix', '/de'],
])('old addresses with %s', (strategy, prefix) => {
  const resolve = createResolver(strategy);

  test.each(literal)('%s redirects to exactly %s', (from, to) => {
    expect(resolve({ path: from, query: '?x=1' })).toEqual(redirectTo(`${to}?x=1`));
  });

  test.each(aliases)('%s redirects in one hop to the German page %s and keeps the query', (from, to) => {
    expect(resolve({ path: from, query: '?utm_source=x&y=%20' })).toEqual(
      redirectTo(`${prefix}${to}?utm_source=x&y=%20`),
    );
  });

  test.each([
    ['de', '/newsroom/neue-website', '/newsroom/assistent-auf-dieser-website'],
    ['en', '/en/newsroom/new-website', '/en/newsroom/assistant-on-this-website'],
  ] as const)('a former address of a page redirects within its language: %s', (locale, from, to) => {
    const publicPath = (path: string) => toPublicPath(path, locale, strategy);
    expect(resolve({ path: publicPath(from), query: '?x=1' })).toEqual(redirectTo(`${publicPath(to)}?x=1`));
  });

  test('neither cookie nor Accept-Language redirects or changes a language', () => {
    for (const { locale, internalPath } of addresses) {
      const path = toPublicPath(internalPath, locale, strategy);
      const other = locale === 'de' ? 'en' : 'de';
      expect(resolve({ path, cookie: `i18n_redirected=${other}`, acceptLanguage: other })).toEqual(resolve({ path }));
    }
  });

  test.each<[string, Locale]>([
    ['/unknown', 'de'],
    ['/EN/pricing', 'de'],
    ['/english', 'de'],
    ['/en/unknown', 'en'],
    ['/en/Pricing', 'en'],
  ])('%s is a 404 in the language of the prefix: %s', (path, locale) => {
    expect(resolve({ path, acceptLanguage: locale === 'de' ? 'en' : 'de' })).toEqual(notFound(locale));
  });
});

describe('prefix', () => {
  const resolve = createResolver('prefix');

  test('redirects every unprefixed German path to the one under /de', () => {
    expect(resolve({ path: '/' })).toEqual(redirectTo('/de'));
    for (const id of pageIds) {
      const path = german(id);
      if (path && path !== '/') expect(resolve({ path, query: '?q' })).toEqual(redirectTo(`/de${path}?q`));
    }
  });
});

describe('prefix_and_default', () => {
  test('resolves German pages with and without prefix', () => {
    const resolve = createResolver('prefix_and_default');
    expect(resolve({ path: '/de' })).toEqual(resolve({ path: '/' }));
    expect(resolve({ path: '/de/preise' })).toEqual(resolve({ path: '/preise' }));
  });
});

describe('no_prefix', () => {
  const resolve = createResolver('no_prefix');

  test('has no alias whose source is an English page', () => {
    for (const [from] of [...aliases, ...literal]) expect(resolve({ path: from }).kind, from).not.toBe('redirect');
    expect(resolve({ path: '/pricing' })).toMatchObject({
      kind: 'page',
      id: 'pricing',
      locale: 'en',
      negotiated: false,
    });
  });

  test('a language-specific path takes precedence over cookie and Accept-Language', () => {
    const facts = { cookie: 'i18n_redirected=en', acceptLanguage: 'en' };
    expect(resolve({ path: '/preise', ...facts })).toMatchObject({ locale: 'de', negotiated: false });
  });

  test.each<[cookie: string | undefined, acceptLanguage: string | undefined, Locale]>([
    [undefined, undefined, 'de'],
    [undefined, 'fr, *;q=0.5', 'de'],
    [undefined, 'en-GB,en;q=0.9,de;q=0.8', 'en'],
    [undefined, 'en;q=0.3, de-AT;q=0.7', 'de'],
    [undefined, 'de;q=0, en;q=0.1', 'en'],
    [undefined, 'en;q=nonsense', 'en'],
    ['a=b; i18n_redirected=en', 'de', 'en'],
    ['i18n_redirected=de; a=b', 'en', 'de'],
    ['i18n_redirected=fr', 'en', 'en'],
    ['xi18n_redirected=en', undefined, 'de'],
  ])('chooses a shared path by cookie %s, then Accept-Language %s: %s', (cookie, acceptLanguage, locale) => {
    expect(resolve({ path: '/', cookie, acceptLanguage })).toEqual({
      kind: 'page',
      id: 'home',
      locale,
      internalPath: locale === 'de' ? '/' : '/en',
      negotiated: true,
    });
  });
});
