/** Decides from the signals of a match: answer, offer the nearest entry, or say that the site does not answer this. */
import type { EntryMatch, Signals } from './createEntryMatcher.ts';

export type Outcome = 'sure' | 'halfSure' | 'unsure';

export const signalNames = [
  'best',
  'none',
  'outside',
  'margin',
  'known',
  'unknown',
  'length',
] as const satisfies (keyof Signals)[];

export type Calibration = Readonly<Record<(typeof signalNames)[number] | 'constant', number>>;

/**
 * Logistic regression over the signals: is this a question that the site answers? Fitted to the development questions
 * of both languages, which train nothing else (`npm run bot -- calibrate`).
 */
const calibration: Calibration = {
  constant: -5.296,
  best: 0.943,
  none: -0.213,
  outside: -0.381,
  margin: -0.214,
  known: 4.905,
  unknown: -0.061,
  length: 0.646,
};

/** Least probabilities that the site answers the text. */
const limits = { sure: 0.6, halfSure: 0.54 };

export function confidenceOf(signals: Signals): number {
  const sum = signalNames.reduce((total, name) => total + calibration[name] * signals[name], calibration.constant);
  return 1 / (1 + Math.exp(-sum));
}

export function decideOutcome({ signals }: EntryMatch): Outcome {
  const confidence = confidenceOf(
    isAhead(signals) ? { ...signals, outside: Math.min(signals.outside, clear.outside) } : signals,
  );
  return confidence >= limits.sure ? 'sure' : confidence >= limits.halfSure ? 'halfSure' : 'unsure';
}

/** "What is a channel?": short and common words count less against an entry that leads by far. */
const clear = { outside: -1, best: -0.5, margin: 1, none: -1 };

const isAhead = ({ best, margin, none, known, unknown }: Signals): boolean =>
  known === 1 && unknown === 0 && best > clear.best && margin > clear.margin && none < clear.none;
