/** What every form is to the rest of leads/: one such entry per form. */
import type { z } from 'zod';
import type { Words } from '../../words/de.ts';
import type { FormName } from '../desk.ts';
import type { TargetName } from '../target.ts';

export type Form = {
  name: FormName;
  /** Names of its fields, in their order. */
  fields: readonly string[];
  /** Issues carry codes, for which `errors` holds the sentences. */
  schema: z.ZodType<{ email: string } & Record<string, string>>;
  errors: (words: Words) => Record<string, Record<string, string>>;
  /** Where an accepted lead goes; sales is always among them. */
  targets: readonly TargetName[];
};
