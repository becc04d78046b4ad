import type { contactIntro as de } from '../de/contactIntro.ts';

export const contactIntro = {
  readers: {
    title: 'Who reads your message',
    lead: 'Our sales team reads everything first. What they do next depends on your topic:',
    roles: {
      sales: 'They answer, and help you choose a plan if you like.',
      access:
        'They ask what you want to try. Before anything starts, their reply says how long your access lasts and what it costs, if anything.',
      support: 'They pass your question to support, word for word.',
      press: 'They forward it to the right person. Please mention your deadline.',
      other: 'They pass it to somebody who knows the answer.',
    },
  },
  helps: {
    title: 'What helps us answer',
    items: [
      'the two or three questions you get most',
      'where they reach you: website, messaging app, phone',
      'roughly how many people write to you in a month',
    ],
    pricing: 'See the prices',
  },
  privacy: {
    title: 'What happens to your details',
    text: 'We use them to reply, and for advertising only if you agree. Please don’t send us passwords, bank details or health data. The {link} says what we store, for how long and how to have it deleted.',
    link: 'privacy policy',
  },
} satisfies typeof de;
