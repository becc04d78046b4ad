/**
 * What subscribers agree to, word for word. A subscription stores the version and the words (quality.md, Law and
 * consent: proof). A released version never changes: whoever changes the text adds one (consent.test.ts holds them).
 */
import type { Locale } from '../../routes/table.ts';
import { withCompany } from '../../text/words/words.ts';

export const consentTexts = {
  '2026-11-20': {
    de: 'Ja, {brand} darf mir den Newsletter an diese Adresse schicken, höchstens einmal im Monat: neue Artikel, Neues am Produkt und auf der Website. Ich kann das jederzeit mit einem Klick beenden.',
    en: 'Yes, {brand} may send the newsletter to this address, once a month at most: new articles, and what is new in the product and on the website. I can stop it at any time with one click.',
  },
} satisfies Record<string, Record<Locale, string>>;

const current = '2026-11-20' satisfies keyof typeof consentTexts;

/** The consent that the form asks for today. */
export const consentFor = (locale: Locale): { version: string; text: string } => ({
  version: current,
  text: withCompany(consentTexts[current][locale]),
});
