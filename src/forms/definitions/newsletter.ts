/** The newsletter: an address and explicit consent. Creates no lead (product-decisions.md, Forms). */
import { defineForm } from './defineForm.ts';
import { consent, email } from './fields.ts';

export const newsletter = defineForm({
  name: 'newsletter',
  fields: { email: email().required(), consent: consent().required() },
  texts: (words) => words.forms.newsletter,
  sales: null,
});
