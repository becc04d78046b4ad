import type { contactIntro as de } from '../de/contactIntro.ts';

export const contactIntro = {
  readers: {
    title: 'Who reads your message.',
    lead: 'Everything goes to sales first, along with the topic you choose. This is what they do with it:',
    roles: {
      sales: 'They reply themselves and, if you like, do the sums for a plan.',
      access: 'They find out what you’d like to try, and tell you how to get access.',
      support: 'They pass your question to support, word for word.',
      press: 'They forward it to the right person. Please mention your deadline.',
      other: 'They find the person on the team who knows about it.',
    },
  },
  helps: {
    title: 'What helps us to answer',
    items: [
      'two or three questions you’re often asked',
      'where you’re asked them: website, messenger, phone',
      'roughly how many people write to you in a month',
    ],
    pricing: 'See the prices',
  },
  privacy: {
    title: 'What happens to your details',
    text: 'We use them to reply to you, not for advertising. Please don’t send us passwords or health data. What we store, what for and for how long is in the {link}.',
    link: 'privacy policy',
  },
} satisfies typeof de;
