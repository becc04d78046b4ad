/** Start and end of each caption in seconds, the same in both languages. The texts are in words/film.ts. */
export const cues = {
  knowledge: [0, 4.5],
  answer: [4.5, 9.5],
  flow: [9.5, 14.5],
  branches: [14.5, 19],
  window: [19, 23.5],
  preview: [23.5, 27],
  night: [27, 31],
  reply: [31, 36.5],
  dashboard: [36.5, 41.5],
  end: [41.5, 44],
} as const satisfies Record<string, readonly [from: number, to: number]>;

export type CueName = keyof typeof cues;

export const cueNames = Object.keys(cues) as CueName[];

/** Length of the film in seconds. */
export const duration = cues.end[1];

/** Scenes of the film, each with its first and last caption. */
export const scenes = {
  knowledge: ['knowledge', 'answer'],
  flow: ['flow', 'branches'],
  window: ['window', 'preview'],
  chat: ['night', 'reply'],
  dashboard: ['dashboard', 'dashboard'],
  end: ['end', 'end'],
} as const satisfies Record<string, readonly [first: CueName, last: CueName]>;

export type SceneName = keyof typeof scenes;
