/**
 * The booking of a demo (product-decisions.md, Forms). features/booking/reserveSlot.ts checks whether the slot is free.
 */
import { bookingRules } from '../../features/booking/bookingRules.ts';
import { canonicalZone } from '../../features/booking/time.ts';
import { defineForm } from './defineForm.ts';
import { choice, email, line, phone } from './fields.ts';

export const demoTopics = ['service', 'marketing', 'shop', 'technology', 'other'] as const;

/** The start of a demo, normalised to ISO 8601 in UTC. */
const slot = line(40)
  .check('format', (value) => value === '' || isTime(value))
  .map((value) => (value === '' ? value : new Date(value).toISOString()));

/** An unknown time zone does not fail the booking: the mails then show Berlin time only. */
const zone = line(64).map((value) => canonicalZone(value) ?? bookingRules.zone);

export const demo = defineForm({
  name: 'demo',
  fields: {
    topic: choice(demoTopics, 'other'),
    slot: slot.required(),
    tz: zone,
    name: line(100).required(),
    company: line(150).required(),
    email: email().required(),
    phone: phone(),
  },
  texts: ({ booking: { form } }) => ({ ...form, options: { topic: form.topics } }),
  sales: {
    destinations: ['mail-to-sales', 'mail-confirmation'],
    mail: {
      ...{ topic: 'row', slot: 'matter', tz: 'matter' },
      ...{ name: 'row', company: 'row', email: 'row', phone: 'row' },
    },
  },
});

const isTime = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value));
