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
 * of both languages, and to ways of asking and near questions without an answer that were left out of the training
 * (docs/decisions/0344): those of the development files alone are too easy.
 */
const calibration: Calibration = {
  constant: -2.32,
  best: 0.478,
  none: -0.757,
  outside: -0.097,
  margin: -0.161,
  known: 0.9,
  unknown: -1.126,
  length: 0.078,
};

/** Least probabilities that the site answers the text. */
const limits = { sure: 0.39, halfSure: 0.36 };

/** Log-odds of a first question that has no answer, whatever its other signals say ("Who leads the government?"). */
const limitsOfFit = { best: -2.4, none: -4.5 };

/**
 * Probability and log-odds of a question that is answered, whatever its words ("Ersetzt euer Auswertungsbildschirm unser
 * Matomo?"), and of one without an unknown word.
 */
const limitsOfClear = [
  { likely: 0.2, none: -1.5, outside: -2.4, unknown: Number.POSITIVE_INFINITY },
  { likely: 0.6, none: -0.9, outside: -0.3, unknown: 0 },
];

export function confidenceOf(signals: Signals): number {
  const sum = signalNames.reduce((total, name) => total + calibration[name] * signals[name], calibration.constant);
  return 1 / (1 + Math.exp(-sum));
}

export function decideOutcome(match: Pick<EntryMatch, 'ranked' | 'signals'>): Outcome {
  const confidence = confidenceOf(match.signals);
  return confidence >= limits.sure || clearlyFits(match)
    ? 'sure'
    : confidence >= limits.halfSure
      ? 'halfSure'
      : 'unsure';
}

/** The best entry is improbable, and that nothing answers is not. */
export const hardlyFits = ({ best, none }: Signals): boolean => best < limitsOfFit.best && none > limitsOfFit.none;

/** One entry is likely, or two that share their questions, and neither classifier takes this for one without an answer. */
function clearlyFits({
  signals: { none, outside, unknown },
  ranked: [first, second],
}: Pick<EntryMatch, 'ranked' | 'signals'>): boolean {
  const likely = (first?.probability ?? 0) + (second?.probability ?? 0);
  return limitsOfClear.some(
    (limit) => likely > limit.likely && none < limit.none && outside < limit.outside && unknown <= limit.unknown,
  );
}
