import type { contactCta as de } from '../de/contactCta.ts';

export const contactCta = {
  subHeading: 'Let’s talk',
  heading: 'What do your customers ask most often?',
  lead: 'Tell us. Somebody from our team will email you to say what a chatbot could take on.',
  ctaLabel: 'Write to us',
  visitor: { name: 'You', text: 'We get the same questions every single day.' },
  team: { name: '{brand}', text: 'Good. Then that’s where we’ll start.' },
} satisfies typeof de;
