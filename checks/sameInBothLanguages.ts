import { locales } from '../src/routes/table.ts';
import { plansFor } from '../src/text/content/plans.ts';

/**
 * Texts that are correct in German and in English: names, and words that both languages share. Within a longer text
 * they do not indicate its language.
 */
export const sameInBothLanguages: ReadonlySet<string> = new Set([
  'Blog',
  'CRM',
  'Chatbot',
  'Dashboard',
  'FAQ',
  'Fax',
  'Helpdesk',
  'Icon',
  'IT',
  'Marketing',
  'Messenger',
  'Name',
  'Newsletter',
  'Newsroom',
  // The name that llmstxt.org uses.
  'Optional',
  'PIN',
  'Patient',
  'Plan',
  // Quoted on a German page as an insufficient notice.
  'Powered by AI',
  'Shop',
  'Team',
  'Web Content Accessibility Guidelines',
  'Web chat',
  'Webhooks',
  'Website',
  'iCalendar',
  // Cities that identify time zones, and months.
  ...['{time} Berlin', 'Berlin', 'London', 'Dublin', 'Helsinki', 'Istanbul', 'Dubai', 'Delhi, Mumbai'],
  ...['Bangkok, Jakarta', 'Sydney, Melbourne', 'São Paulo', 'New York, Toronto', 'Chicago', 'Denver'],
  ...['Los Angeles, Vancouver', 'April', 'August', 'September', 'November'],
  // Federal states with the same name in English.
  ...['Brandenburg', 'Baden-Württemberg', 'Bremen', 'Hamburg', 'Schleswig-Holstein', 'Saarland'],
  // Vendors and their companies (text/words/de/consent.ts).
  ...['Google Tag Manager', 'Google Analytics', 'Google Ads', 'Hotjar', 'Meta', 'LinkedIn', 'Consent Mode'],
  ...['Google Firestore', 'Google reCAPTCHA', '__Secure-booked', 'booked'],
  ...[
    'Google Ireland Limited',
    'Google Cloud EMEA Limited',
    'Meta Platforms Ireland Limited',
    'LinkedIn Ireland Unlimited Company',
  ],
  ...['EU-US Data Privacy Framework', 'Global Privacy Control'],
  ...locales.flatMap((locale) => plansFor(locale).map(({ title }) => title)),
  // Codes of languages.
  ...['DE', 'EN', 'FR'],
  // Name of a cookie (spec section 9).
  'i18n_redirected',
]);

/** Keys whose values are codes for the program, not texts for readers. */
export const codeKeys: ReadonlySet<string> = new Set([
  'from',
  'icon',
  'id',
  'kind',
  'page',
  'speaker',
  'state',
  'tone',
]);
