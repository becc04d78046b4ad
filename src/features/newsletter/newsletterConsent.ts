/**
 * The exact consent texts. A subscription stores the version and the text (quality.md, Law and consent: proof).
 * Released versions never change: a new text is added as a new version (newsletter.test.ts checks them).
 */
import type { Locale } from '../../routes/table.ts';
import { fillCompanyTokens } from '../../text/words/words.ts';

export const consentTexts = {
  '2026-11-20': {
    de: 'Ja, {brand} darf mir den Newsletter an diese Adresse schicken, höchstens einmal im Monat: neue Artikel, Neues am Produkt und auf der Website. Ich kann das jederzeit mit einem Klick beenden.',
    en: 'Yes, {brand} may send the newsletter to this address, once a month at most: new articles, and what is new in the product and on the website. I can stop it at any time with one click.',
  },
  '2026-11-26': {
    de: 'Ja, ich willige ein, dass {brand} mir den Newsletter an diese Adresse schickt, höchstens einmal im Monat: neue Artikel sowie Neues und Werbung zum eigenen Produkt und zur Website. Ich kann das jederzeit widerrufen, mit dem Link in jeder Ausgabe oder mit einer Nachricht an {brand}.',
    en: 'Yes, I agree that {brand} may email me its newsletter, once a month at most: new articles, and news and advertising about its product and website. I can withdraw this at any time, with the link in every issue or by writing to {brand}.',
  },
} satisfies Record<string, Record<Locale, string>>;

const current = '2026-11-26' satisfies keyof typeof consentTexts;

/** The current consent text of the form. */
export const newsletterConsentFor = (locale: Locale): { version: string; text: string } => ({
  version: current,
  text: fillCompanyTokens(consentTexts[current][locale]),
});
