/** The messages that train and measure the roles of numbers (bot/answers/numberRoles.ts). */
import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/routes/table.ts';
import { type NumberRoleExample, numberRoleSchema } from './numberRoleExamples.ts';
import { composeNumberMessages, numberPhrasesSchema } from './numberRolePhrases.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(`./numberRoles/${name}.json`, import.meta.url), 'utf8'));

type NumberMessages = Readonly<Record<'training' | 'heldOut', readonly NumberRoleExample[]>>;

export function readNumberMessages(locale: Locale): NumberMessages {
  const written = numberRoleSchema.parse(read(locale));
  const composed = composeNumberMessages(numberPhrasesSchema.parse(read(`phrases.${locale}`)));
  return {
    training: [...written.filter(({ heldOut }) => !heldOut), ...composed],
    heldOut: written.filter(({ heldOut }) => heldOut),
  };
}
