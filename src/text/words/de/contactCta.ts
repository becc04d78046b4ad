/** Shared contact call to action: default texts without CMS content (spec section 4). */
export const contactCta = {
  subHeading: 'Sprechen wir darüber',
  heading: 'Was fragen Ihre Kunden am häufigsten?',
  lead: 'Schreiben Sie es uns. Ein Mensch aus unserem Team liest Ihre Nachricht und antwortet Ihnen per E-Mail.',
  ctaLabel: 'Nachricht schreiben',
  /** A short exchange beside the headline. */
  visitor: { name: 'Sie', text: 'Bei uns kommen jeden Tag dieselben Fragen an.' },
  team: { name: '{brand}', text: 'Gut. Dann fangen wir mit genau diesen an.' },
};
