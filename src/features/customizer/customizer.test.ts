import { describe, expect, test } from 'vitest';
import { wordsFor } from '../../text/words/words.ts';
import { contrast, minContrast, nearestAccessibleColour } from './contrast.ts';
import { presetNames, presets } from './presets.ts';
import { decodeLook, defaultStyle, encodeLook, modeColours, type WidgetLook } from './widgetLook.ts';

const texts = wordsFor('de').customizer.texts;
const first: WidgetLook = { ...defaultStyle, ...texts };
const read = (query: string) => decodeLook(new URLSearchParams(query), texts);
const write = (look: Partial<WidgetLook>) => encodeLook({ ...first, ...look }, texts).toString();

describe('look encoded in a URL', () => {
  test('encodes the default look as an empty query, and decodes an empty query to it', () => {
    expect(write({})).toBe('');
    expect(read('')).toEqual(first);
  });

  test('encodes only differences from the default, and round-trips', () => {
    const look: Partial<WidgetLook> = {
      main: '#aa0011',
      side: 'left',
      mode: 'dark',
      bubble: '#112233',
      greeting: 'Grüß Gott, ich bin eine KI & grüße „Sie“!',
    };
    expect(write({ main: '#aa0011', side: 'left' })).toBe('main=aa0011&side=left');
    expect(read(write(look))).toEqual({ ...first, ...look });
    expect(write({ mode: 'dark', bubble: modeColours.dark.bubble })).toBe('mode=dark');
  });

  test('allows an empty launcher text, and replaces other empty texts by the default', () => {
    expect(read(write({ launcher: '' })).launcher).toBe('');
    expect(read('title=&greeting=%20&placeholder=')).toEqual(first);
  });

  test('treats invalid values as not set', () => {
    expect(
      read('main=red&text=12345&bubble=url(x)&side=up&shape=__proto__&size=9&mode=LIGHT&icon=constructor'),
    ).toEqual(first);
    expect(read('main=%23FfF').main).toBe('#ffffff');
  });

  test('reduces texts to one line without control characters, within the length limit', () => {
    expect(read('title=A%0D%0ABcc:%20x%00').title).toBe('A Bcc: x');
    expect(read(`title=${'ä'.repeat(500)}`).title).toBe('ä'.repeat(30));
    expect(read(`greeting=${encodeURIComponent('👋'.repeat(200))}`).greeting).toBe('👋'.repeat(160));
  });
});

describe('contrast', () => {
  test('follows the WCAG formula', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
    expect(contrast('#0d5c53', '#0d5c53')).toBe(1);
  });

  test('finds a passing colour for every pair, and keeps a colour that passes', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return `#${(seed % 0x1000000).toString(16).padStart(6, '0')}`;
    };
    for (let round = 0; round < 3_000; round += 1) {
      const [colour, against] = [random(), random()];
      const near = nearestAccessibleColour(colour, against);
      expect(near).toMatch(/^#[\da-f]{6}$/);
      expect(contrast(near, against), `${colour} against ${against}`).toBeGreaterThanOrEqual(minContrast);
      if (contrast(colour, against) >= minContrast) expect(near).toBe(colour);
      expect(nearestAccessibleColour(near, against)).toBe(near);
    }
  });

  test('changes a slightly weak colour little, and keeps its hue', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(minContrast);
    expect(nearestAccessibleColour('#777777', '#ffffff')).toMatch(/^#7[456](7[456]){2}$/);
    const near = nearestAccessibleColour('#ff6600', '#ffffff');
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(near.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });

  test.each(presetNames)('preset %s has enough contrast', (name) => {
    const { main, text, bubble, mode } = presets[name];
    expect(contrast(main, text)).toBeGreaterThanOrEqual(minContrast);
    expect(contrast(bubble, modeColours[mode].ink)).toBeGreaterThanOrEqual(minContrast);
  });
});

test.each(['de', 'en'] as const)(
  'the default greeting discloses the AI, and every default text fits its limit (%s)',
  (locale) => {
    const own = wordsFor(locale).customizer.texts;
    expect(own.greeting).toMatch(/\b(KI|AI)\b/);
    expect(decodeLook(new URLSearchParams(own), own)).toEqual({ ...defaultStyle, ...own });
  },
);
