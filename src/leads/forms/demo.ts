/** The booking of a demo (product-decisions.md, Forms). Whether the slot can be had is for booking/reserve.ts to say. */
import { z } from 'zod';
import { rules } from '../../booking/rules.ts';
import { zoneNamed } from '../../booking/time.ts';
import { choice, email, line, phone, required } from './fields.ts';
import type { Form } from './form.ts';

export const demoTopics = ['service', 'marketing', 'shop', 'technology', 'other'] as const;

/** The start of a demo, in one way of writing. */
const slot = line(40)
  .refine((value) => value === '' || isTime(value), { error: 'format', abort: true })
  .transform((value) => (value === '' ? value : new Date(value).toISOString()));

/** A zone that nobody knows is no reason to refuse a booking: the mails then show Berlin's time only. */
const zone = line(64).transform((value) => zoneNamed(value) ?? rules.zone);

const schema = z.object({
  topic: choice(demoTopics, 'other'),
  slot: required(slot),
  tz: zone,
  name: required(line(100)),
  company: required(line(150)),
  email: required(email()),
  phone: phone(),
});

export const demo = {
  name: 'demo',
  fields: [...Object.keys(schema.shape)],
  schema,
  errors: (words) => words.booking.form.errors,
  targets: ['mail-to-sales', 'mail-confirmation'],
} satisfies Form;

const isTime = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
