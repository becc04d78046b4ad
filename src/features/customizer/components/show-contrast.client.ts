/** Reports low contrast of a look, and offers the nearest colour that passes (WCAG 2.2, 1.4.3). */

import { fill } from '../../../text/words/fill.ts';
import { contrast, minContrast, nearestAccessibleColour } from '../contrast.ts';
import { modeColours, type WidgetLook } from '../widgetLook.ts';
import type { CustomizerClientWords } from './customizerClientWords.ts';

type Pair = 'main' | 'bubble';

export function showContrast(root: HTMLElement, look: WidgetLook, words: CustomizerClientWords['contrast']): void {
  const against: Record<Pair, string> = { main: look.text, bubble: modeColours[look.mode].ink };
  const pairs = Object.keys(against) as Pair[];
  const ratios = pairs.map((name) => ({ name, ratio: contrast(look[name], against[name]) }));
  const weak = ratios.filter(({ ratio }) => ratio < minContrast);

  const said = root.querySelector<HTMLElement>('[data-contrast]');
  const sentences = weak.map(({ name, ratio }) => fill(words[name], { ratio: inWords(ratio) }));
  const good = fill(words.good, Object.fromEntries(ratios.map(({ name, ratio }) => [name, inWords(ratio)])));
  const text = weak.length > 0 ? sentences.join(' ') : good;
  // Unchanged text is not set again, so it is not announced again.
  if (said && said.textContent !== text) said.textContent = text;
  said?.toggleAttribute('data-weak', weak.length > 0);

  for (const name of pairs) {
    const button = root.querySelector<HTMLElement>(`[data-take="${name}"]`);
    if (!button) continue;
    button.hidden = !weak.some((one) => one.name === name);
    const colour = nearestAccessibleColour(look[name], against[name]);
    button.dataset.colour = colour;
    const swatch = document.createElement('i');
    swatch.style.background = colour;
    button.replaceChildren(swatch, fill(words.take, { colour }));
  }
}

/** Rounded down: 4.49 is not 4.5. */
function inWords(ratio: number): string {
  const digits = { maximumFractionDigits: 1 };
  return (Math.floor(ratio * 10) / 10).toLocaleString(document.documentElement.lang, digits);
}
