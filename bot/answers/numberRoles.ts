/**
 * The role of each number in a message about the price or the saving of the visitor's own case: a linear model over
 * numberFeatures.ts. Part of the model file of a language (entryModel.ts).
 */
import type { Locale } from '../../src/routes/table.ts';
import type { OwnSum } from '../knowledge/acts.ts';
import { createNumberReader, roleBuckets } from './numberFeatures.ts';
import { numbersIn } from './numbersIn.ts';
import { softmax } from './trainClassifier.ts';

/** In the order of the classes. `operators`: in a message about a saving, the people in service. */
export const numberRoles = [
  'other',
  'users',
  'requests',
  'operators',
  'moreOperators',
  'channels',
  'moreChannels',
  'salary',
  'yearlySalary',
  'minutes',
  'rate',
] as const;
export type NumberRole = (typeof numberRoles)[number];

export type NumberRoleModel = {
  bias: readonly number[];
  step: number;
  /** By bucket and role, divided by `step`. */
  weights: Int8Array;
};

/** `probabilities`: by role, in the order of `numberRoles`. */
export type ReadNumber = { value: number; isWord: boolean; probabilities: Float64Array };

export type NumberRoleReader = (text: string, kind: OwnSum) => ReadNumber[];

export const roleWeights = roleBuckets * numberRoles.length;

export function createNumberRoleReader(model: NumberRoleModel, locale: Locale): NumberRoleReader {
  const read = createNumberReader(locale);
  return (text, kind) => {
    const found = numbersIn(text);
    return read(found, kind).map((features, nth) => {
      const probabilities = Float64Array.from(model.bias);
      for (const [at, bucket] of features.buckets.entries()) {
        const weight = (features.weights[at] ?? 0) * model.step;
        for (let role = 0; role < numberRoles.length; role++)
          probabilities[role] =
            (probabilities[role] ?? 0) + weight * (model.weights[bucket * numberRoles.length + role] ?? 0);
      }
      softmax(probabilities);
      withoutRoles(probabilities, impossible[kind]);
      return { value: found.numbers[nth]?.value ?? 0, isWord: found.numbers[nth]?.isWord === true, probabilities };
    });
  };
}

/** What such a message does not tell counts as something else. */
const impossible: Readonly<Record<OwnSum, readonly NumberRole[]>> = {
  price: ['salary', 'yearlySalary', 'minutes', 'rate'],
  savings: ['channels', 'moreChannels'],
};

function withoutRoles(probabilities: Float64Array, roles: readonly NumberRole[]): void {
  for (const role of roles) {
    const at = numberRoles.indexOf(role);
    probabilities[0] = (probabilities[0] ?? 0) + (probabilities[at] ?? 0);
    probabilities[at] = 0;
  }
}
