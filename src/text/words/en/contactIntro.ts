import type { contactIntro as de } from '../de/contactIntro.ts';

export const contactIntro = {
  readers: {
    title: 'Who reads your message.',
    lead: 'Everything goes to our sales team first, along with the topic you choose. Here’s what they do with it:',
    roles: {
      sales: 'They reply themselves and, if you like, work out which plan fits.',
      access: 'They ask what you’d like to try, and tell you how to get access.',
      support: 'They pass your question to support, word for word.',
      press: 'They forward it to the right person. Please mention your deadline.',
      other: 'They find the right person on the team.',
    },
  },
  helps: {
    title: 'What helps us answer',
    items: [
      'two or three questions you’re often asked',
      'where you’re asked them: website, messenger, phone',
      'roughly how many people write to you in a month',
    ],
    pricing: 'See the prices',
  },
  privacy: {
    title: 'What happens to your details',
    text: 'We use them to reply to you, not for advertising. Please don’t send us passwords or health data. The {link} says what we store, for how long and how to have it deleted.',
    link: 'privacy policy',
  },
} satisfies typeof de;
