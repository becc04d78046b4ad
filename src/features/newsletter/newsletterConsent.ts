/**
 * The exact consent texts. A subscription stores the version and the text (quality.md, Law and consent: proof).
 * Released versions never change: a new text is added as a new version (consent.test.ts checks them).
 */
import type { Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../../text/words/words.ts';

export const consentTexts = {
  '2026-11-20': {
    de: 'Ja, {brand} darf mir den Newsletter an diese Adresse schicken, höchstens einmal im Monat: neue Artikel, Neues am Produkt und auf der Website. Ich kann das jederzeit mit einem Klick beenden.',
    en: 'Yes, {brand} may send the newsletter to this address, once a month at most: new articles, and what is new in the product and on the website. I can stop it at any time with one click.',
  },
} satisfies Record<string, Record<Locale, string>>;

const current = '2026-11-20' satisfies keyof typeof consentTexts;

/** The current consent text of the form. */
export const newsletterConsentFor = (locale: Locale): { version: string; text: string } => ({
  version: current,
  text: fillCompanyTokens(consentTexts[current][locale]),
});
