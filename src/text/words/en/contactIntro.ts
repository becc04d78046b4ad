import type { contactIntro as de } from '../de/contactIntro.ts';

export const contactIntro = {
  readers: {
    title: 'Who reads your message.',
    lead: 'Everything reaches sales first, together with the topic you choose.',
    roles: {
      sales: 'Sales reply to you themselves and, if you like, do the sums for a plan.',
      access: 'Sales find out what you would like to try, and tell you how to get access.',
      support: 'Sales pass your question on to support, in your own words.',
      press: 'Sales pass on enquiries from journalists. Please mention your deadline.',
      other: 'Sales find the person on the team who knows about it.',
    },
  },
  helps: {
    title: 'What helps us to answer',
    items: [
      'two or three questions you are often asked',
      'where they are asked: website, messenger, phone',
      'roughly how many people write to you in a month',
    ],
    pricing: 'See the prices',
  },
  privacy: {
    title: 'What happens to your details',
    text: 'We use them to reply to you, not for advertising. Please do not send us passwords or health data. What we store, what for and for how long is in the {link}.',
    link: 'privacy policy',
  },
} satisfies typeof de;
