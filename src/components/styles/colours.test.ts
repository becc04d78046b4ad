/** WCAG 2.2 contrast (1.4.3, 1.4.11) of every colour pair in use, measured on the tokens. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../features/customizer/contrast.ts';
import type { Tone } from '../ui/tone.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
  selectors: selector.split(',').map((one) => one.trim()),
  values: Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value])),
}));

const tones = {
  paper: 0,
  card: 0,
  mint: 0,
  sky: 0,
  marigold: 0,
  petrol: 0,
  'petrol-panel': 0,
  'petrol-deep': 0,
  ink: 0,
} satisfies Record<Tone, 0>;

describe.each(Object.keys(tones))('on %s', (tone) => {
  const on = valuesOf(tone);
  test.each(['fg', 'fg-soft', 'link'])('%s has a text contrast of at least 4.5:1', (text) => {
    expect(contrast(on(text), on('surface'))).toBeGreaterThanOrEqual(4.5);
  });
  test('the focus ring has a contrast of at least 3:1', () => {
    expect(contrast(on('ring'), on('surface'))).toBeGreaterThanOrEqual(3);
  });
});

const token = valuesOf('paper');

test.each([
  ['card', 'petrol', 'primary button'],
  ['card', 'petrol-hover', 'primary button under the pointer'],
  ['ink', 'marigold', 'highlight button'],
  ['ink', 'marigold-hover', 'highlight button under the pointer'],
  ['ink', 'mist', "the assistant's bubble"],
  ['ink-soft', 'mist', "second line in the assistant's bubble, locked field"],
  ['petrol', 'mist', "source link in the assistant's bubble"],
  ['petrol', 'card', 'link in a raised surface'],
  ['ink-soft', 'panel', 'names in the panels of the application'],
  ['petrol', 'panel', 'latest step of a handover'],
  ['ink', 'canvas', 'condition of a branch'],
  ['ink', 'sand', 'a closed conversation'],
  ['ink', 'marigold', 'a conversation that waits for a person'],
])('%s on %s has a text contrast of at least 4.5:1: %s', (text, surface) => {
  expect(contrast(token(text), token(surface))).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['coral', 'paper', 'figures of 24 px and more'],
  ['coral', 'card', "figures, errors' icon and border"],
  ['line-strong', 'paper', "a field's border"],
  ['line-strong', 'card', "a field's border"],
  ['petrol', 'paper', 'primary button against the page'],
  ['marigold', 'petrol-deep', 'highlight button against a dark section'],
  ['marigold', 'ink', 'highlight button against the darkest surface'],
])('%s on %s has a contrast of at least 3:1: %s', (shape, surface) => {
  expect(contrast(token(shape), token(surface))).toBeGreaterThanOrEqual(3);
});

test('coral on paper is below 4.5:1, so it is for large figures only', () => {
  expect(contrast(token('coral'), token('paper'))).toBeLessThan(4.5);
});

/** Resolves a token for a tone, as six hex digits. */
function valuesOf(tone: string): (name: string) => string {
  const values: Record<string, string | undefined> = {};
  for (const { selectors, values: declared } of rules) {
    const applies = selectors.some((one) => [':root', '[data-tone]', `[data-tone="${tone}"]`].includes(one));
    if (applies) Object.assign(values, declared);
  }
  const resolve = (value: string | undefined): string => {
    const reference = value?.match(/^var\(--([\w-]+)\)$/)?.[1];
    if (reference) return resolve(values[`--${reference}`]);
    if (!value?.match(/^#[\da-f]{6}$/)) throw new Error(`Not a plain colour: ${value}`);
    return value;
  };
  return (name) => resolve(values[`--${name}`]);
}
