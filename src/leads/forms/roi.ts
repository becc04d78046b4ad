/** The savings calculator's result by mail (product-decisions.md, Forms and Savings calculator). */
import { z } from 'zod';
import { defaults } from '../../savings/calculation.ts';
import { ranges } from '../../savings/ranges.ts';
import { amount } from './amount.ts';
import { email, line, required } from './fields.ts';
import type { LeadForm } from './form.ts';

const schema = z.object({
  team: required(amount(ranges.team)),
  requests: required(amount(ranges.requests)),
  salary: required(amount(ranges.salary)),
  rate: amount(ranges.rate, String(defaults.rate)),
  minutes: amount(ranges.minutes, String(defaults.minutes)),
  factor: amount(ranges.factor, String(defaults.factor)),
  perperson: amount(ranges.perperson, String(defaults.perperson)),
  firstname: required(line(100)),
  lastname: required(line(100)),
  company: required(line(150)),
  email: required(email()),
});

export const roi = {
  name: 'roi',
  fields: Object.keys(schema.shape),
  schema,
  errors: (words) => words.roi.errors,
  targets: ['mail-to-sales', 'mail-confirmation'],
} satisfies LeadForm;
