/** The application for one of the two partner programmes, which the page determines (product-decisions.md, Forms). */
import { defineForm } from './defineForm.ts';
import { email, line, text, webAddress } from './fields.ts';

export const partner = defineForm({
  name: 'partner',
  fields: {
    company: line(150).required(),
    website: webAddress(),
    name: line(100).required(),
    email: email().required(),
    message: text(5_000).required(),
  },
  texts: (words) => words.forms.partner,
  sales: {
    destinations: ['mail-to-sales', 'mail-confirmation'],
    mail: { company: 'row', website: 'row', name: 'row', email: 'row', message: 'body' },
  },
});
