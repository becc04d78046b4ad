/** Detects from the text alone whether a person is in danger, on the server and in the browser (issue 10, item 9). */
import { type CrisisKind, classifyCrisis, type Scorer } from './crisisModel.ts';
import { crisisWeights } from './crisisWeights.ts';
import { isEverydayNotice } from './isEverydayNotice.ts';
import { isPoliteFarewell } from './isPoliteFarewell.ts';

/** The kind of danger; undefined if the text expresses none. */
export const recogniseCrisis = (text: string): CrisisKind | undefined =>
  isPoliteFarewell(text) || isEverydayNotice(text) ? undefined : classifyCrisis(text, model);

type Packed = { bias: number; step: number; letters: string };

/** The letter `d` is 0; each further letter adds one step. */
const unpacked = ({ bias, step, letters }: Packed): Scorer => ({
  bias,
  weights: Float32Array.from({ length: letters.length }, (_, at) => (letters.charCodeAt(at) - 100) * step),
});

const { danger, self, violence, medical } = crisisWeights;
const model = {
  danger: unpacked(danger),
  kinds: { self: unpacked(self), violence: unpacked(violence), medical: unpacked(medical) },
};
