/** The contact form (product-decisions.md, Forms). */
import { z } from 'zod';
import { choice, email, line, phone, required, text } from './fields.ts';
import type { LeadForm } from './form.ts';

export const topics = ['sales', 'support', 'press', 'other'] as const;

const schema = z.object({
  topic: choice(topics, 'other'),
  firstname: line(100),
  lastname: required(line(100)),
  email: required(email()),
  phone: phone(),
  message: required(text(5_000)),
});

export const contact = {
  name: 'contact',
  fields: Object.keys(schema.shape),
  schema,
  errors: (words) => words.forms.contact.errors,
  targets: ['mail-to-sales', 'mail-confirmation'],
} satisfies LeadForm;
