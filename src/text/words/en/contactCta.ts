import type { contactCta as de } from '../de/contactCta.ts';

export const contactCta = {
  subHeading: 'Let’s talk',
  heading: 'What do your customers ask most often?',
  lead: 'Write and tell us. Someone from our team reads your message and answers you personally.',
  ctaLabel: 'Write to us',
  visitor: { name: 'You', text: 'The same questions reach us every single day.' },
  team: { name: '{brand}', text: 'Good. Then those are where we start.' },
} satisfies typeof de;
