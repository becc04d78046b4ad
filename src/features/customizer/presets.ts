import { defaultStyle, modeColours, type WidgetStyle } from './widgetLook.ts';

/** Preset looks. Applying one keeps the texts. */
export const presets = {
  house: defaultStyle,
  office: { ...defaultStyle, main: '#1f3a68', text: '#ffffff', bubble: '#e8edf5', shape: 'square', icon: 'headset' },
  garden: {
    ...defaultStyle,
    main: '#2f6b2f',
    text: '#ffffff',
    bubble: '#e9f1e4',
    shape: 'round',
    side: 'left',
    icon: 'leaf',
  },
  bakery: {
    ...defaultStyle,
    main: '#f4b62c',
    text: '#10241f',
    bubble: '#fbf0d6',
    shape: 'round',
    icon: 'smile',
    size: 'small',
  },
  night: {
    ...defaultStyle,
    main: '#8fd3c3',
    text: '#10241f',
    bubble: modeColours.dark.bubble,
    mode: 'dark',
    icon: 'spark',
  },
} as const satisfies Record<string, WidgetStyle>;

export type PresetName = keyof typeof presets;

export const presetNames = Object.keys(presets) as PresetName[];
