/** The newsletter: an address and a consent that is given, never assumed. No lead (product-decisions.md, Forms). */
import { defineForm } from './defineForm.ts';
import { consent, email } from './fields.ts';

export const newsletter = defineForm({
  name: 'newsletter',
  fields: { email: email().required(), consent: consent().required() },
  texts: (words) => words.forms.newsletter,
  sales: null,
});
