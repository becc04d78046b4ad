import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mergeFrameStylesheets, mergeStylesheets } from './mergeFrameStylesheets.ts';

test('a merged stylesheet has each rule once, in its layer, and the layers in the order of the first', () => {
  const first =
    '@layer base{a{color:red}}@layer ui{.b:after{content:"}{;"}@media (width<9px){.b{top:0}}}@layer page;@font-face{src:url(f)}';
  const second =
    '@layer base{a{color:red}}@layer page;@layer ui{.c{left:0}.b:after{content:"}{;"}}@font-face{src:url(f)}';
  expect(mergeStylesheets([first, second])).toBe(
    '@layer base{a{color:red}}@layer ui{.b:after{content:"}{;"}@media (width<9px){.b{top:0}}.c{left:0}}@layer page;@font-face{src:url(f)}',
  );
  expect(mergeStylesheets([first])).toBe(first);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'one-stylesheet-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('both builds refer to the one merged stylesheet', () => {
  const styles = join(folder, 'client/_astro');
  for (const path of [styles, join(folder, 'server')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(styles, 'frame.aaaa.css'), '@layer ui{.a{top:0}.b{top:0}}');
  writeFileSync(join(styles, 'frame.bbbb.css'), '@layer ui{.c{top:0}}');
  writeFileSync(join(styles, 'Home.cccc.css'), '');
  const named = { 'client/index.html': '/_astro/frame.aaaa.css', 'server/entry.mjs': '"frame.bbbb.css"' };
  for (const [path, text] of Object.entries(named)) writeFileSync(join(folder, path), text);
  mergeFrameStylesheets(folder);
  const [frame = '', ...others] = readdirSync(styles).filter((name) => name.startsWith('frame.'));
  expect(others).toEqual([]);
  expect(readFileSync(join(styles, frame), 'utf8')).toBe('@layer ui{.a{top:0}.b{top:0}.c{top:0}}');
  expect(readFileSync(join(folder, 'client/index.html'), 'utf8')).toBe(`/_astro/${frame}`);
  expect(readFileSync(join(folder, 'server/entry.mjs'), 'utf8')).toBe(`"${frame}"`);
});
