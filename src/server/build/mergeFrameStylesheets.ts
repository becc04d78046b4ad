/**
 * Prerendered pages and pages on demand are built separately, and each build writes a frame stylesheet with the parts
 * that its own pages use. This merges the two, so that a visitor downloads one stylesheet for both kinds of page
 * (docs/decisions/0191-both-builds-share-one-stylesheet.md).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function mergeFrameStylesheets(folder: string): void {
  const styles = join(folder, 'client/_astro');
  const names = readdirSync(styles).filter((name) => /^frame\..+\.css$/.test(name));
  const texts = names.map((name) => readFileSync(join(styles, name), 'utf8'));
  if (names.length < 2) return;
  // The larger one first: most pages use its order.
  const css = mergeStylesheets(texts.sort((a, b) => b.length - a.length));
  const merged = `frame.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  for (const name of names) rmSync(join(styles, name));
  writeFileSync(join(styles, merged), css);

  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|m?js)$/.test(file)) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const renamed = names.reduce((all, name) => all.replaceAll(name, merged), text);
    if (renamed !== text) writeFileSync(path, renamed);
  }
}

/**
 * Merges minified stylesheets: the layers in the order of the first, each rule once, in its layer, at its first
 * position.
 */
export function mergeStylesheets(sheets: readonly string[]): string {
  const layers = new Map<string, Set<string>>();
  const rulesIn = (layer: string): Set<string> => {
    const rules = layers.get(layer) ?? new Set();
    layers.set(layer, rules);
    return rules;
  };
  const withoutLayer = new Set<string>();
  for (const rule of sheets.flatMap(rulesOf)) {
    const [, names, inner] = /^@layer ([\w.,-]+)(?:;|\{(.*)\})$/s.exec(rule) ?? [];
    if (names === undefined) withoutLayer.add(rule);
    else if (inner === undefined) names.split(',').forEach(rulesIn);
    else for (const one of rulesOf(inner)) rulesIn(names).add(one);
  }
  const blocks = [...layers].map(([layer, rules]) =>
    rules.size > 0 ? `@layer ${layer}{${[...rules].join('')}}` : `@layer ${layer};`,
  );
  return [...blocks, ...withoutLayer].join('');
}

/** Splits a minified stylesheet, or the inside of a rule, into its rules: each up to its closing brace or semicolon. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let [start, depth] = [0, 0];
  // Quoted text may hold braces; a match is a whole quotation or one mark.
  for (const { 0: mark, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth > 0 || !/^[};]$/.test(mark)) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
