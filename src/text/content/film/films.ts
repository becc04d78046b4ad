/** The film of the home page in a language: files, captions and texts (spec section 2). */
import type { Locale } from '../../../routes/table.ts';
import { fill, wordsFor } from '../../words/words.ts';
import { cueNames, cues, duration } from './cues.ts';
import files from './files.json' with { type: 'json' };

/** Render date of the film, for search engines (schema.org, VideoObject). */
const made = '2026-11-28';

type Cue = { from: number; to: number; text: string };

export function filmFor(locale: Locale) {
  const words = wordsFor(locale).film;
  const figures = { seconds: duration };
  return {
    ...files[locale],
    captions: captionsPath(locale),
    made,
    duration,
    locale,
    title: words.title,
    description: words.description,
    label: fill(words.label, figures),
    length: fill(words.length, figures),
    about: fill(words.about, figures),
    cues: cueNames.map((name): Cue => ({ from: cues[name][0], to: cues[name][1], text: words.cues[name] })),
  };
}

export type Film = ReturnType<typeof filmFor>;

/** A stable URL: its content may change. */
const captionsPath = (locale: Locale): string => `/film/${locale}.vtt`;

/** Formats captions as WebVTT (W3C). */
export const toWebVtt = (all: readonly Cue[]): string =>
  ['WEBVTT', ...all.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text}`), ''].join('\n\n');

const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);
