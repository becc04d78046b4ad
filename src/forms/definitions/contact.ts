/** The contact form (product-decisions.md, Forms). */
import { contactTopics } from '../../text/content/contactHref.ts';
import { defineForm } from './defineForm.ts';
import { choice, email, line, phone, text } from './fields.ts';

export const contact = defineForm({
  name: 'contact',
  fields: {
    topic: choice(contactTopics, 'other'),
    firstname: line(100),
    lastname: line(100).required(),
    email: email().required(),
    phone: phone(),
    message: text(5_000).required(),
  },
  texts: ({ forms: { contact: words } }) => ({ ...words, options: { topic: words.topics } }),
  sales: {
    destinations: ['mail-to-sales', 'mail-confirmation'],
    mail: { topic: 'matter', firstname: 'row', lastname: 'row', email: 'row', phone: 'row', message: 'body' },
  },
});
