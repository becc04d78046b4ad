/** Contrast of colours (WCAG 2.2, 1.4.3), and the nearest colour with enough contrast. Colours are `#rrggbb`. */
export const minContrast = 4.5;

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The colour nearest to `colour` with enough contrast to `against`: `colour` itself if it passes, else the same hue,
 * lighter or darker by the smallest step of perceived lightness (OKLab). One always exists: every colour has 4.5 : 1
 * with black or with white.
 */
export function nearestAccessibleColour(colour: string, against: string): string {
  if (contrast(colour, against) >= minContrast) return colour;
  const { lightness, ...hue } = toOklab(colour);
  for (let step = 1; step <= 200; step += 1) {
    const candidates = [lightness - step / 200, lightness + step / 200]
      .filter((value) => value >= 0 && value <= 1)
      .map((value) => toHex({ lightness: value, ...hue }))
      .filter((candidate) => contrast(candidate, against) >= minContrast);
    const [first, second] = candidates;
    if (first) return second && contrast(second, against) > contrast(first, against) ? second : first;
  }
  return contrast('#000000', against) >= minContrast ? '#000000' : '#ffffff';
}

function luminance(colour: string): number {
  const [red, green, blue] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Three = [number, number, number];
type Oklab = { lightness: number; a: number; b: number };

function linearOf(colour: string): Three {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
function toOklab(colour: string): Oklab {
  const [red, green, blue] = linearOf(colour);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** Clamps channels outside the sRGB gamut. */
function toHex({ lightness, a, b }: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Three = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channel = (value: number) => {
    const shown = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    const byte = Math.round(255 * Math.min(Math.max(Number.isNaN(shown) ? 0 : shown, 0), 1));
    return byte.toString(16).padStart(2, '0');
  };
  return `#${linear.map(channel).join('')}`;
}
