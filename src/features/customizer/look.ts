/**
 * How a visitor wants the chat window to look: what can be chosen, what is chosen at first, and the same in an address.
 * Read in the browser and, where a look is sent to us, on the server; what is no such thing counts as not chosen.
 */

/** The first of each is chosen at first. */
const choices = {
  side: ['right', 'left'],
  shape: ['speech', 'round', 'square'],
  size: ['medium', 'small', 'large'],
  mode: ['light', 'dark'],
  icon: ['speech', 'smile', 'headset', 'hand', 'spark', 'leaf', 'own'],
} as const;

export const colourNames = ['main', 'text', 'bubble'] as const;

/** In characters. */
export const textLimits = { title: 30, greeting: 160, placeholder: 40, launcher: 24 } as const;

type Choices = typeof choices;
export type ChoiceName = keyof Choices;
export type ColourName = (typeof colourNames)[number];
export type TextName = keyof typeof textLimits;
export type LookTexts = Record<TextName, string>;
export type LookStyle = { [Name in ChoiceName]: Choices[Name][number] } & Record<ColourName, string>;
export type Look = LookStyle & LookTexts;

/** What belongs to the window itself, light or dark: its ground, what is written there, the assistant's bubbles at first. */
export const modes = {
  light: { ground: '#fffdf9', ink: '#10241f', bubble: '#ecf2ef' },
  dark: { ground: '#14211d', ink: '#f3f6f4', bubble: '#2a3f38' },
} as const satisfies Record<LookStyle['mode'], object>;

export const firstStyle: LookStyle = {
  main: '#0d5c53',
  text: '#fffdf9',
  bubble: modes.light.bubble,
  side: 'right',
  shape: 'speech',
  size: 'medium',
  mode: 'light',
  icon: 'speech',
};

const choiceNames = Object.keys(choices) as ChoiceName[];
const textNames = Object.keys(textLimits) as TextName[];
export const lookNames = [...colourNames, ...choiceNames, ...textNames] as const;

/** A look from an address or a form; `texts` stand where nothing is written. */
export function decodeLook(given: { get(name: string): unknown }, texts: LookTexts): Look {
  const said = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const mode = chosen('mode', said('mode'));
  const first = { ...firstStyle, bubble: modes[mode].bubble };
  return {
    main: colourIn(said('main')) ?? first.main,
    text: colourIn(said('text')) ?? first.text,
    bubble: colourIn(said('bubble')) ?? first.bubble,
    side: chosen('side', said('side')),
    shape: chosen('shape', said('shape')),
    size: chosen('size', said('size')),
    mode,
    icon: chosen('icon', said('icon')),
    title: textIn(said('title'), 'title') || texts.title,
    greeting: textIn(said('greeting'), 'greeting') || texts.greeting,
    placeholder: textIn(said('placeholder'), 'placeholder') || texts.placeholder,
    // A launcher may well say nothing.
    launcher: said('launcher') === undefined ? texts.launcher : textIn(said('launcher'), 'launcher'),
  };
}

/** What differs from the first look, for an address: short, and the same for the same look. */
export function encodeLook(look: Look, texts: LookTexts): URLSearchParams {
  const first: Look = { ...firstStyle, ...texts, bubble: modes[look.mode].bubble };
  const differing = lookNames.filter((name) => look[name] !== first[name]);
  const short = (name: (typeof lookNames)[number]) => (isColour(name) ? look[name].slice(1) : look[name]);
  return new URLSearchParams(differing.map((name) => [name, short(name)]));
}

const isColour = (name: string): name is ColourName => colourNames.some((one) => one === name);

/** `#rgb`, `#rrggbb`, with or without the sign. */
export function colourIn(said: string | undefined): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(said?.trim() ?? '') ?? [];
  const long = digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return long && `#${long.toLowerCase()}`;
}

function chosen<Name extends ChoiceName>(name: Name, said: string | undefined): Choices[Name][number] {
  const options: readonly Choices[Name][number][] = choices[name];
  return options.find((option) => option === said) ?? choices[name][0];
}

/** One line without control characters, no longer than it may be. */
const textIn = (said: string | undefined, name: TextName): string =>
  [...(said ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, textLimits[name]).join('').trim();
