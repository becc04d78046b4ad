import { firstStyle, type LookStyle, modes } from './look.ts';

/** Preset looks. Applying one keeps the texts. */
export const presets = {
  house: firstStyle,
  office: { ...firstStyle, main: '#1f3a68', text: '#ffffff', bubble: '#e8edf5', shape: 'square', icon: 'headset' },
  garden: {
    ...firstStyle,
    main: '#2f6b2f',
    text: '#ffffff',
    bubble: '#e9f1e4',
    shape: 'round',
    side: 'left',
    icon: 'leaf',
  },
  bakery: {
    ...firstStyle,
    main: '#f4b62c',
    text: '#10241f',
    bubble: '#fbf0d6',
    shape: 'round',
    icon: 'smile',
    size: 'small',
  },
  night: { ...firstStyle, main: '#8fd3c3', text: '#10241f', bubble: modes.dark.bubble, mode: 'dark', icon: 'spark' },
} as const satisfies Record<string, LookStyle>;

export type PresetName = keyof typeof presets;

export const presetNames = Object.keys(presets) as PresetName[];
