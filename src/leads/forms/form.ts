/** What every form is to the rest of leads/: one such entry per form. */
import type { z } from 'zod';
import type { Words } from '../../words/de.ts';
import type { FormName, LeadFormName } from '../desk.ts';
import type { TargetName } from '../target.ts';

type Base<Name extends FormName> = {
  name: Name;
  /** Names of its fields, in their order. */
  fields: readonly string[];
  /** Issues carry codes, for which `errors` holds the sentences. */
  schema: z.ZodType<{ email: string } & Record<string, string>>;
  errors: (words: Words) => Record<string, Record<string, string>>;
};

/** A form for sales. */
export type LeadForm = Base<LeadFormName> & {
  /** Where an accepted lead goes; sales is always among them. */
  targets: readonly TargetName[];
};

/** A form for the newsletter: no lead, and no mail to sales. */
export type SubscriptionForm = Base<'newsletter'>;

export type Form = LeadForm | SubscriptionForm;
