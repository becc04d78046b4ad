/** The calculator's view of a request: values of the query or of a refused form, else an example. */

import type { Locale } from '../../routes/table.ts';
import { format } from '../../text/format/format.ts';
import { wordsFor } from '../../text/words/words.ts';
import { defaultAssumptions } from './calculateScenarios.ts';
import { type InputName, inputNames } from './inputRanges.ts';
import { readInput } from './readInput.ts';
import { exampleInput as example } from './workedExample.ts';

type Fields = Partial<Record<InputName, string>>;

/** @param given input of the visitor; empty for the example */
export function calculatorView(given: Readonly<Record<string, string>>, locale: Locale) {
  const isExample = !inputNames.some((name) => name in given);
  const fields: Fields = isExample ? exampleFields : given;
  const { errors: sentences } = wordsFor(locale).roi;
  const { mistakes } = readInput(fields);
  const errors: Fields = {};
  const values = {} as Record<InputName, string>;
  for (const name of inputNames) {
    const kind = mistakes[name];
    const ofField: Partial<Record<string, string>> = sentences[name];
    if (kind) errors[name] = ofField[kind] ?? '';
    values[name] = kind ? (fields[name] ?? '').slice(0, 40) : formatEntered(name, fields, locale);
  }
  return { values, errors, isExample };
}

/** Formats a readable number for the language. */
function formatEntered(name: InputName, fields: Fields, locale: Locale): string {
  const { input } = readInput({ ...exampleFields, [name]: fields[name] });
  return input ? format('entered', input[name], locale) : '';
}

const exampleFields: Fields = {
  team: String(example.people),
  requests: String(example.requests),
  salary: String(example.salary),
  rate: String(defaultAssumptions.rate),
  minutes: String(defaultAssumptions.minutes),
  factor: String(defaultAssumptions.factor),
  perperson: String(defaultAssumptions.perperson),
};
