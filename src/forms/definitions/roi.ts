/** Requests the savings calculator's result by mail (product-decisions.md, Forms and Savings calculator). */
import { defaults } from '../../features/savings/calculation.ts';
import { ranges } from '../../features/savings/ranges.ts';
import { amount } from './amount.ts';
import { defineForm } from './defineForm.ts';
import { email, line } from './fields.ts';

export const roi = defineForm({
  name: 'roi',
  fields: {
    team: amount(ranges.team).required(),
    requests: amount(ranges.requests).required(),
    salary: amount(ranges.salary).required(),
    rate: amount(ranges.rate, String(defaults.rate)),
    minutes: amount(ranges.minutes, String(defaults.minutes)),
    factor: amount(ranges.factor, String(defaults.factor)),
    perperson: amount(ranges.perperson, String(defaults.perperson)),
    firstname: line(100).required(),
    lastname: line(100).required(),
    company: line(150).required(),
    email: email().required(),
  },
  texts: (words) => words.roi,
  sales: {
    targets: ['mail-to-sales', 'mail-confirmation'],
    mail: {
      ...{ team: 'body', requests: 'body', salary: 'body' },
      ...{ rate: 'body', minutes: 'body', factor: 'body', perperson: 'body' },
      ...{ firstname: 'row', lastname: 'row', company: 'matter', email: 'row' },
    },
  },
});
