import { afterEach, expect, test, vi } from 'vitest';
import type { strategies } from '../../routes/strategy.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Head and sitemap as a build with this strategy makes them. */
async function builtWith(strategy: (typeof strategies)[number]) {
  vi.stubGlobal('__I18N_STRATEGY__', strategy);
  vi.resetModules();
  const [{ headOf }, { sitemap }] = await Promise.all([import('./head.ts'), import('./sitemap.ts')]);
  return {
    headOf,
    listed: [...sitemap().matchAll(/<loc>http:\/\/localhost:4321([^<]*)<\/loc>/g)].map(([, path]) => path),
  };
}

test.each([
  ['prefix_except_default', '/preise', '/en/pricing'],
  ['prefix', '/de/preise', '/en/pricing'],
  ['prefix_and_default', '/preise', '/en/pricing'],
] as const)('%s: canonical, hreflang and sitemap agree', async (strategy, de, en) => {
  const { headOf, listed } = await builtWith(strategy);
  const pathOf = (address: string | null) => new URL(address ?? '').pathname;
  expect(pathOf(headOf('pricing', 'de').canonical)).toBe(de);
  expect(pathOf(headOf('pricing', 'en').canonical)).toBe(en);
  expect(headOf('pricing', 'en').alternates.map(({ hreflang, href }) => [hreflang, pathOf(href)])).toEqual([
    ['de', de],
    ['en', en],
    ['x-default', de],
  ]);
  expect(listed).toEqual(expect.arrayContaining([de, en]));
  expect(new Set(listed).size).toBe(listed.length);
});

test('no_prefix: no hreflang, and an address that both languages share is listed once', async () => {
  const { headOf, listed } = await builtWith('no_prefix');
  expect(headOf('home', 'de').alternates).toEqual([]);
  expect(headOf('home', 'en').canonical).toBe(headOf('home', 'de').canonical);
  expect(listed).toEqual(expect.arrayContaining(['/', '/preise', '/pricing']));
  expect(new Set(listed).size).toBe(listed.length);
});
