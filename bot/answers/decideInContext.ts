/**
 * Decides whether the site answers a follow-up. With the turns before, a neighbouring entry fits any question: the text
 * alone must speak for it as well, and the more so the longer it is.
 */
import type { EntryMatch, Signals } from './createEntryMatcher.ts';
import type { Outcome } from './decideOutcome.ts';

/**
 * Logistic regression over 4,300 messages after another answer (docs/decisions/0330): the development questions of both
 * languages, after the nearest, a neighbouring and an unrelated answer, and the turns of the development conversations.
 */
const weights = {
  constant: -0.485,
  /** Of the text alone. */
  ...{ best: 0.469, none: -0.792, outside: 0.461, known: 1.69, unknown: -1.231, length: -1.56 },
  /** Of the text together with the question before. */
  ...{ joinedBest: 0.165, joinedNone: 0.036, isRepeated: -0.894 },
  /** Per unit of `length`. */
  ...{ longOutside: -0.452, longBest: 0.183, longNone: 0.11 },
};

/** Least probabilities. */
const limits = { sure: 0.55, halfSure: 0.45 };

/** With the turns before: an entry is likely, and that nothing answers is not. Three of four such refusals were wrong. */
const limitsOfClear = [
  { likely: 0.4, none: -1.5 },
  { likely: 0.3, none: -3 },
];

/** `own`: of the text alone; `isRepeated`: the best entry was answered last. */
export function decideInContext(
  own: Signals,
  joined: Pick<EntryMatch, 'ranked' | 'signals'>,
  isRepeated: boolean,
): Outcome {
  if (clearlyFits(joined)) return 'sure';
  const { length, outside } = own;
  const sum =
    weights.constant +
    weights.best * own.best +
    (weights.none + weights.longNone * length) * own.none +
    (weights.outside + weights.longOutside * length) * outside +
    weights.known * own.known +
    weights.unknown * own.unknown +
    weights.length * length +
    (weights.joinedBest + weights.longBest * length) * joined.signals.best +
    weights.joinedNone * joined.signals.none +
    (isRepeated ? weights.isRepeated : 0);
  const confidence = 1 / (1 + Math.exp(-sum));
  return confidence >= limits.sure ? 'sure' : confidence >= limits.halfSure ? 'halfSure' : 'unsure';
}

const clearlyFits = ({ ranked: [first], signals: { best, none } }: Pick<EntryMatch, 'ranked' | 'signals'>): boolean =>
  best > none && limitsOfClear.some((limit) => (first?.probability ?? 0) >= limit.likely && none < limit.none);
