/** The newsletter: an address and a consent that is given, never assumed (product-decisions.md, Forms). */
import { z } from 'zod';
import { consent, email, required } from './fields.ts';
import type { SubscriptionForm } from './form.ts';

const schema = z.object({ email: required(email()), consent: required(consent()) });

export const newsletter = {
  name: 'newsletter',
  fields: Object.keys(schema.shape),
  schema,
  errors: (words) => words.forms.newsletter.errors,
} satisfies SubscriptionForm;
