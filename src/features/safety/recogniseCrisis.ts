/** Is somebody in danger? Decided from the text alone, on the server and in the browser (issue 10, item 9). */
import { type CrisisKind, judge, type Scorer } from './crisisModel.ts';
import { crisisWeights } from './crisisWeights.ts';

/** Undefined where nothing in the text speaks of danger. */
export const recogniseCrisis = (text: string): CrisisKind | undefined => judge(text, model, threshold);

/** Missing somebody is worse than a number to call where none was needed; rates at this point: docs/decisions/0256. */
const threshold = -0.2;

type Packed = { bias: number; step: number; letters: string };

/** The letter `d` is 0, a letter more is a step more. */
const unpacked = ({ bias, step, letters }: Packed): Scorer => ({
  bias,
  weights: Float32Array.from({ length: letters.length }, (_, at) => (letters.charCodeAt(at) - 100) * step),
});

const { danger, self, violence, medical } = crisisWeights;
const model = {
  danger: unpacked(danger),
  kinds: { self: unpacked(self), violence: unpacked(violence), medical: unpacked(medical) },
};
