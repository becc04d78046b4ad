import { expect, test } from 'vitest';
import { aliases, movedPaths } from '../../routes/redirects.ts';
import { locales, table } from '../../routes/table.ts';
import { isNormalisedPath } from './isNormalisedPath.ts';

const dot = ['.', '%2e', '%2E'];
const pairs = dot.flatMap((one) => dot.map((other) => one + other));

test('rejects paths that a URL parser rewrites, also when encoded', () => {
  const segments = [
    ...dot,
    ...pairs,
    '%00',
    '%0a',
    '%7f',
    '%',
    '%2',
    '%zz',
    '%ff',
    '%c0%ae',
    '%252e',
    '%2f',
    '%5C',
    '\\',
    '',
  ];
  const paths = segments.flatMap((segment) => [
    `/${segment}/a`,
    `/api/${segment}/a`,
    `/api/x${segment === '' ? '//' : `/${segment}`}/..`,
    ...(segment === '' ? [] : [`/api/${segment}`]),
  ]);
  const others = [
    '',
    'api',
    '*',
    '//',
    '///',
    '/a//',
    '//host',
    '/a?b',
    '/a#b',
    '/ü',
    '/a b',
    '/a<b',
    '/a"b',
    '/a`b',
    '/a{b}',
    '/a|b',
    '/a^b',
  ];
  expect([...paths, ...others].filter(isNormalisedPath)).toEqual([]);
});

test('accepts all paths of the site, and URL parsers leave them unchanged', () => {
  const pages = Object.values(table).flatMap(({ paths }) => locales.flatMap((locale) => paths[locale] ?? []));
  const more = [
    '/',
    '/preise/',
    '/termin/aB_9-x.ics',
    '/.well-known/security.txt',
    '/%C3%BCber-uns',
    '/a.b',
    '/..a',
    '/a..',
    '/a%20b',
    "/a'b",
  ];
  for (const path of [...pages, ...aliases.keys(), ...Object.keys(movedPaths), ...more]) {
    expect(isNormalisedPath(path), path).toBe(true);
    expect(new URL(`http://site.example${path}`).pathname).toBe(path);
  }
});
