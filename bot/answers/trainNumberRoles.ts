/** Trains the model of the roles of numbers (numberRoles.ts) on bot/knowledge/numberRoles. */
import type { Locale } from '../../src/routes/table.ts';
import { ownSums } from '../knowledge/acts.ts';
import type { NumberRoleExample } from '../knowledge/numberRoleExamples.ts';
import { createNumberReader } from './numberFeatures.ts';
import { type NumberRoleModel, numberRoles, roleWeights } from './numberRoles.ts';
import { numbersIn } from './numbersIn.ts';
import { type Example, trainClassifier } from './trainClassifier.ts';

/** Of a number in a message that asks for no sum: it may still count operators elsewhere. */
const notPriceWeight = 0.02;
/** Few examples need more rounds than the classifier makes. */
const repetitions = 2;

export function trainNumberRoles(examples: readonly NumberRoleExample[], locale: Locale): NumberRoleModel {
  const read = createNumberReader(locale);
  const rows = examples.flatMap(({ text, kind, roles }) => {
    const found = numbersIn(text);
    if (found.numbers.length !== roles.length) throw new Error(`Not one role per number: ${text}`);
    const kinds = ownSums.filter((one) => kind === 'notPrice' || one === kind);
    return kinds.flatMap((one) =>
      read(found, one).map(
        (features, nth): Example => ({
          ...{ features, label: numberRoles.indexOf(roles[nth] ?? 'other') },
          weight: kind === 'notPrice' ? notPriceWeight : 1,
        }),
      ),
    );
  });
  const { stride, bias, weights } = trainClassifier(
    Array.from({ length: repetitions }, () => rows).flat(),
    numberRoles.length,
  );
  const used = Float32Array.from({ length: roleWeights }, (_, at) => {
    const row = Math.floor(at / numberRoles.length) * stride;
    return weights[row + (at % numberRoles.length)] ?? 0;
  });
  const step = used.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  return { bias: [...bias], step, weights: Int8Array.from(used, (one) => Math.round(one / step)) };
}
