/**
 * A linear model over `crisisFeatures`, trained by `trainCrisisModel.ts`: whether a text expresses danger, and of which
 * kind. It runs on the server and in the browser, in well under a millisecond per message.
 */
import { type FeatureWindow, windowsOf } from './crisisFeatures.ts';

/**
 * `self`: suicide and self-harm, also of another person. `violence`: threats, made or suffered. `medical`: an
 * emergency.
 */
export const crisisKinds = ['self', 'violence', 'medical'] as const;
export type CrisisKind = (typeof crisisKinds)[number];

/** Each has a fixed answer. `threat`: of violence against this company, recognised by its form. */
export const dangerKinds = [...crisisKinds, 'threat'] as const;
export type DangerKind = (typeof dangerKinds)[number];

/** Weights by bucket. Distinguishing the kinds needs fewer buckets than detecting danger. */
export type Scorer = { bias: number; weights: ArrayLike<number> };
export type CrisisModel = { danger: Scorer; kinds: Record<CrisisKind, Scorer> };

export const buckets = { danger: 65_536, kind: 4096 } as const;

/** Of the danger score. A miss is worse than a false alarm; rates: docs/decisions/0256, 0323 and 0346. */
export const dangerThreshold = -1;

/** Smoothing: in short windows a single word would otherwise decide. */
const smoothing = 20;

export const lengthFactor = (window: FeatureWindow): number => 1 / Math.sqrt(window.length + smoothing);

export function scoreOf(window: FeatureWindow, { bias, weights }: Scorer): number {
  let sum = 0;
  for (const bucket of window) sum += weights[bucket % weights.length] ?? 0;
  return bias + sum * lengthFactor(window);
}

/** The window with the highest danger score; undefined for a text without words. */
export function highestScoringWindow(
  windows: readonly FeatureWindow[],
  danger: Scorer,
): { window: FeatureWindow; score: number } | undefined {
  const scored = windows.map((window) => ({ window, score: scoreOf(window, danger) }));
  return scored.reduce<(typeof scored)[number] | undefined>(
    (most, one) => (most && most.score >= one.score ? most : one),
    undefined,
  );
}

/** The danger score of a text; -Infinity for one without words. */
export const dangerScoreOf = (text: string, danger: Scorer): number =>
  highestScoringWindow(windowsOf(text, buckets.danger), danger)?.score ?? -Infinity;

/** The kind of danger in a text; undefined at or below the threshold. */
export function classifyCrisis(text: string, { danger, kinds }: CrisisModel): CrisisKind | undefined {
  const most = highestScoringWindow(windowsOf(text, buckets.danger), danger);
  if (!most || most.score <= dangerThreshold) return undefined;
  const rank = (kind: CrisisKind) => scoreOf(most.window, kinds[kind]);
  return crisisKinds.reduce((best, kind) => (rank(kind) > rank(best) ? kind : best));
}
