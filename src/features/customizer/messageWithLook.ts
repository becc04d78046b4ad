/** A look as the message of the contact form: decoded from the query, validated, and written as text. */
import type { Words } from '../../text/words/de.ts';
import { colourNames, decodeLook, type WidgetLook } from './widgetLook.ts';

/** Undefined if the query contains no look (`look=1`). */
export function messageWithLook(query: URLSearchParams, words: Words['customizer']): string | undefined {
  if (query.get('look') !== '1') return undefined;
  const look = decodeLook(query, words.texts);
  const lines = linesOf(look, words).map(([label, value]) => `${label}: ${value}`);
  return `${words.message.opening}\n\n${lines.join('\n')}\n\n${words.message.closing}`;
}

function linesOf(look: WidgetLook, { labels, options, message }: Words['customizer']): [string, string][] {
  const { shape, side, size, mode, icon } = look;
  return [
    [labels.mode, options.mode[mode]],
    ...colourNames.map((name): [string, string] => [labels[name], look[name]]),
    [labels.shape, options.shape[shape]],
    [labels.side, options.side[side]],
    [labels.size, options.size[size]],
    [labels.icon, icon === 'own' ? message.own : options.icon[icon]],
    [labels.title, look.title],
    [labels.greeting, look.greeting],
    [labels.placeholder, look.placeholder],
    [labels.launcher, look.launcher || message.none],
  ];
}
