/** Shared contact call to action: default texts without CMS content (spec section 4). */
export const contactCta = {
  subHeading: 'Sprechen wir darüber',
  heading: 'Was fragen Ihre Kunden am häufigsten?',
  lead: 'Schicken Sie uns drei dieser Fragen. Ein Mensch aus unserem Team schreibt Ihnen per E\u2011Mail, welche ein Chatbot übernehmen kann.',
  ctaLabel: 'Fragen schicken',
  /** A short exchange beside the headline. */
  visitor: { name: 'Sie', text: 'Bei uns kommen jeden Tag dieselben Fragen an.' },
  team: { name: '{brand}', text: 'Gut. Dann fangen wir mit genau diesen an.' },
};
