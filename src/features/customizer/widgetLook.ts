/**
 * The look of the chat window: options, defaults, and its encoding in a URL. Used in the browser, and on the server
 * when a look is sent to us; invalid values count as not set.
 */

/** The first of each is the default. */
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
export type WidgetTexts = Record<TextName, string>;
export type WidgetStyle = { [Name in ChoiceName]: Choices[Name][number] } & Record<ColourName, string>;
export type WidgetLook = WidgetStyle & WidgetTexts;

/** Colours of the window in light and dark mode: background, text, and the assistant's bubbles by default. */
export const modeColours = {
  light: { ground: '#fffdf9', ink: '#10241f', bubble: '#ecf2ef' },
  dark: { ground: '#14211d', ink: '#f3f6f4', bubble: '#2a3f38' },
} as const satisfies Record<WidgetStyle['mode'], object>;

export const defaultStyle: WidgetStyle = {
  main: '#0d5c53',
  text: '#fffdf9',
  bubble: modeColours.light.bubble,
  side: 'right',
  shape: 'speech',
  size: 'medium',
  mode: 'light',
  icon: 'speech',
};

const choiceNames = Object.keys(choices) as ChoiceName[];
const textNames = Object.keys(textLimits) as TextName[];
export const lookFields = [...colourNames, ...choiceNames, ...textNames] as const;

/** Decodes a look from a query or a form; `texts` are the defaults for missing texts. */
export function decodeLook(given: { get(name: string): unknown }, texts: WidgetTexts): WidgetLook {
  const said = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const mode = parseChoice('mode', said('mode'));
  const first = { ...defaultStyle, bubble: modeColours[mode].bubble };
  return {
    main: parseColour(said('main')) ?? first.main,
    text: parseColour(said('text')) ?? first.text,
    bubble: parseColour(said('bubble')) ?? first.bubble,
    side: parseChoice('side', said('side')),
    shape: parseChoice('shape', said('shape')),
    size: parseChoice('size', said('size')),
    mode,
    icon: parseChoice('icon', said('icon')),
    title: parseText(said('title'), 'title') || texts.title,
    greeting: parseText(said('greeting'), 'greeting') || texts.greeting,
    placeholder: parseText(said('placeholder'), 'placeholder') || texts.placeholder,
    // An empty launcher text is valid.
    launcher: said('launcher') === undefined ? texts.launcher : parseText(said('launcher'), 'launcher'),
  };
}

/** Encodes the differences from the default look as query parameters: short and deterministic. */
export function encodeLook(look: WidgetLook, texts: WidgetTexts): URLSearchParams {
  const first: WidgetLook = { ...defaultStyle, ...texts, bubble: modeColours[look.mode].bubble };
  const differing = lookFields.filter((name) => look[name] !== first[name]);
  const short = (name: (typeof lookFields)[number]) => (isColour(name) ? look[name].slice(1) : look[name]);
  return new URLSearchParams(differing.map((name) => [name, short(name)]));
}

const isColour = (name: string): name is ColourName => colourNames.some((one) => one === name);

/** Parses `#rgb` and `#rrggbb`, with or without `#`, to `#rrggbb`; undefined if invalid. */
export function parseColour(said: string | undefined): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(said?.trim() ?? '') ?? [];
  const long = digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return long && `#${long.toLowerCase()}`;
}

function parseChoice<Name extends ChoiceName>(name: Name, said: string | undefined): Choices[Name][number] {
  const options: readonly Choices[Name][number][] = choices[name];
  return options.find((option) => option === said) ?? choices[name][0];
}

/** One line without control characters, cut to its length limit. */
const parseText = (said: string | undefined, name: TextName): string =>
  [...(said ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, textLimits[name]).join('').trim();
