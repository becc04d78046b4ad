/** Imports of the site and the bot, types included, go downwards from layer to layer (README, the map), without cycles. */
import { expect, test } from 'vitest';
import { findCycles } from './findCycles.ts';
import { type Import, importGraph, importsOf } from './importGraph.ts';
import { importLayers, layerOf } from './importLayers.ts';

const { files, imports } = importGraph();
const lineOf = ({ from, to }: Import) => `${from} → ${to}`;

test('reads all sources and every kind of import', () => {
  expect(files.length).toBeGreaterThan(900);
  expect(imports.length).toBeGreaterThan(3_000);
  const kinds = [
    ['src/server/main.ts', 'src/server/createSite.ts', false],
    ['src/server/createSite.ts', 'src/server/siteOptions.ts', true],
    ['src/views/Home.astro', 'src/components/layouts/Page.astro', false],
    ['src/features/search/faq-filter.client.ts', 'src/features/search/load-search.client.ts', false],
    [
      'src/features/booking/components/PickerScript.astro',
      'src/features/booking/components/slot-picker.client.ts',
      false,
    ],
  ] as const;
  for (const [from, to, type] of kinds) expect(imports).toContainEqual({ from, to, type });
});

test('finds static, dynamic, re-exporting and type imports, and scripts of Astro files', () => {
  const script = `
    import a from './site.ts';
    import './env.ts';
    export * from './middleware.ts';
    import type { B } from './isErrorOfKind.ts';
    const c: typeof import('./routes/table.ts') = await import('./routes/slugs.ts');`;
  expect(importsOf('src/probe.ts', script).map(({ to, type }) => [to, type])).toEqual([
    ['src/site.ts', false],
    ['src/env.ts', false],
    ['src/middleware.ts', false],
    ['src/isErrorOfKind.ts', true],
    ['src/routes/table.ts', true],
    ['src/routes/slugs.ts', false],
  ]);
  const view = `---\nimport './site.ts';\n---\n<script>import './env.ts';</script><script src="./middleware.ts"></script>`;
  expect(importsOf('src/Probe.astro', view)).toHaveLength(3);
  expect(() => importsOf('src/probe.ts', "import './missing.ts';")).toThrow('missing.ts');
});

test('every file has a layer', () => {
  expect(importLayers.length).toBeGreaterThan(8);
  expect(files.filter((file) => layerOf(file) === undefined)).toEqual([]);
});

test('no import goes upwards, or out of the layers', () => {
  const wrong = imports.filter(({ from, to }) => (layerOf(to) ?? -1) < (layerOf(from) ?? 0));
  expect(wrong.map(lineOf)).toEqual([]);
});

test('no files import each other in a cycle', () => {
  expect(findCycles(imports)).toEqual([]);
  expect(findCycles([...imports, { from: 'src/site.ts', to: 'src/env.ts', type: true }])).toEqual([
    ['src/env.ts', 'src/site.ts'],
  ]);
});
