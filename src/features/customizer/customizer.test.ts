import { describe, expect, test } from 'vitest';
import { wordsFor } from '../../text/words/words.ts';
import { contrast, enough, nearestPassing } from './contrast.ts';
import { decodeLook, encodeLook, firstStyle, type Look, modes } from './look.ts';
import { presetNames, presets } from './presets.ts';

const texts = wordsFor('de').customizer.texts;
const first: Look = { ...firstStyle, ...texts };
const read = (query: string) => decodeLook(new URLSearchParams(query), texts);
const write = (look: Partial<Look>) => encodeLook({ ...first, ...look }, texts).toString();

describe('a look in an address', () => {
  test('the first look needs no word, and no word is the first look', () => {
    expect(write({})).toBe('');
    expect(read('')).toEqual(first);
  });

  test('says only what differs, and comes back as it was', () => {
    const look: Partial<Look> = {
      main: '#aa0011',
      side: 'left',
      mode: 'dark',
      bubble: '#112233',
      greeting: 'Grüß Gott, ich bin eine KI & grüße „Sie“!',
    };
    expect(write({ main: '#aa0011', side: 'left' })).toBe('main=aa0011&side=left');
    expect(read(write(look))).toEqual({ ...first, ...look });
    expect(write({ mode: 'dark', bubble: modes.dark.bubble })).toBe('mode=dark');
  });

  test('a launcher may say nothing; the other texts never do', () => {
    expect(read(write({ launcher: '' })).launcher).toBe('');
    expect(read('title=&greeting=%20&placeholder=')).toEqual(first);
  });

  test('what is no such thing counts as not chosen', () => {
    expect(
      read('main=red&text=12345&bubble=url(x)&side=up&shape=__proto__&size=9&mode=LIGHT&icon=constructor'),
    ).toEqual(first);
    expect(read('main=%23FfF').main).toBe('#ffffff');
  });

  test('texts are one line, without control characters, and no longer than they may be', () => {
    expect(read('title=A%0D%0ABcc:%20x%00').title).toBe('A Bcc: x');
    expect(read(`title=${'ä'.repeat(500)}`).title).toBe('ä'.repeat(30));
    expect(read(`greeting=${encodeURIComponent('👋'.repeat(200))}`).greeting).toBe('👋'.repeat(160));
  });
});

describe('contrast', () => {
  test('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
    expect(contrast('#0d5c53', '#0d5c53')).toBe(1);
  });

  test('the nearest colour passes, whatever the two colours are, and is the colour itself where it passes', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`;
    };
    for (let round = 0; round < 3_000; round += 1) {
      const [colour, against] = [random(), random()];
      const near = nearestPassing(colour, against);
      expect(near).toMatch(/^#[\da-f]{6}$/);
      expect(contrast(near, against), `${colour} against ${against}`).toBeGreaterThanOrEqual(enough);
      if (contrast(colour, against) >= enough) expect(near).toBe(colour);
      expect(nearestPassing(near, against)).toBe(near);
    }
  });

  test('is near: a colour just too weak changes little, and keeps its hue', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(enough);
    expect(nearestPassing('#777777', '#ffffff')).toMatch(/^#7[456](7[456]){2}$/);
    const near = nearestPassing('#ff6600', '#ffffff');
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(near.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });

  test.each(presetNames)('%s, a look to start from, can be read', (name) => {
    const { main, text, bubble, mode } = presets[name];
    expect(contrast(main, text)).toBeGreaterThanOrEqual(enough);
    expect(contrast(bubble, modes[mode].ink)).toBeGreaterThanOrEqual(enough);
  });
});

test.each(['de', 'en'] as const)('the first greeting says that an AI answers, and every text fits (%s)', (locale) => {
  const own = wordsFor(locale).customizer.texts;
  expect(own.greeting).toMatch(/\b(KI|AI)\b/);
  expect(decodeLook(new URLSearchParams(own), own)).toEqual({ ...firstStyle, ...own });
});
