/** The application for one of the two partner programmes; its page says for which (product-decisions.md, Forms). */
import { z } from 'zod';
import { email, line, required, text, webAddress } from './fields.ts';
import type { LeadForm } from './form.ts';

const schema = z.object({
  company: required(line(150)),
  website: webAddress(),
  name: required(line(100)),
  email: required(email()),
  message: required(text(5_000)),
});

export const partner = {
  name: 'partner',
  fields: Object.keys(schema.shape),
  schema,
  errors: (words) => words.forms.partner.errors,
  targets: ['mail-to-sales', 'mail-confirmation'],
} satisfies LeadForm;
