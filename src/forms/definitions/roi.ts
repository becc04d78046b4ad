/** Requests the savings calculator's result by mail (product-decisions.md, Forms and Savings calculator). */
import { defaultAssumptions } from '../../features/savings/calculateScenarios.ts';
import { inputRanges } from '../../features/savings/inputRanges.ts';
import { amount } from './amount.ts';
import { defineForm } from './defineForm.ts';
import { email, line } from './fields.ts';

export const roi = defineForm({
  name: 'roi',
  fields: {
    team: amount(inputRanges.team).required(),
    requests: amount(inputRanges.requests).required(),
    salary: amount(inputRanges.salary).required(),
    rate: amount(inputRanges.rate, String(defaultAssumptions.rate)),
    minutes: amount(inputRanges.minutes, String(defaultAssumptions.minutes)),
    factor: amount(inputRanges.factor, String(defaultAssumptions.factor)),
    perperson: amount(inputRanges.perperson, String(defaultAssumptions.perperson)),
    firstname: line(100).required(),
    lastname: line(100).required(),
    company: line(150).required(),
    email: email().required(),
  },
  texts: (words) => words.roi,
  sales: {
    destinations: ['mail-to-sales', 'mail-confirmation'],
    mail: {
      ...{ team: 'body', requests: 'body', salary: 'body' },
      ...{ rate: 'body', minutes: 'body', factor: 'body', perperson: 'body' },
      ...{ firstname: 'row', lastname: 'row', company: 'matter', email: 'row' },
    },
  },
});
