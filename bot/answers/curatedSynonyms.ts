/**
 * Synonyms for sections, in addition to the texts of the pages (docs/how-to/teach-the-bot.md). They count like
 * the heading of the section and are never shown. A section is `page` or `page#fragment`, as in
 * src/features/search/keywords.ts.
 */
import type { SectionRef } from '../../src/features/search/keywords.ts';
import type { FamilyName, Locale, Page, PageId } from '../../src/routes/table.ts';

export const curatedSynonyms: Readonly<Partial<Record<SectionRef, Readonly<Record<Locale, string>>>>> = {
  'faq#what-it-does': {
    de: 'Chatbot Fähigkeiten Funktionen leisten Aufgaben Bot',
    en: 'chatbot capabilities functions abilities bot',
  },
  'faq#when-it-does-not-know': {
    de: 'weiß nicht keine Antwort falsch unbekannt halluziniert erfindet Halluzination',
    en: 'no answer unknown wrong hallucinate hallucination invent make up',
  },
  'faq#languages': {
    de: 'Englisch Französisch Türkisch Fremdsprachen spricht mehrsprachig',
    en: 'languages French Turkish Spanish multilingual speaks',
  },
  'faq#channels': {
    de: 'WhatsApp Facebook Messenger Instagram Telegram Telefon Kanäle',
    en: 'WhatsApp Facebook Messenger Instagram Telegram channels',
  },
  'faq#live-chat': {
    de: 'Personal ersetzen Arbeitsplätze Stellen entlassen',
    en: 'replace staff jobs redundant redundancies',
  },
  'faq#how-long': {
    de: 'einrichten Einrichtung Start Inbetriebnahme Tage Wochen startklar',
    en: 'set-up go live days weeks start launch',
  },
  'faq#who-is-needed': {
    de: 'Programmierkenntnisse programmieren Entwickler IT-Kenntnisse Personal Aufwand',
    en: 'programming skills coding developer developers staff effort',
  },
  'faq#knowledge-base': {
    de: 'trainieren Training Daten Dokumente PDF lernen lernt füttern Inhalte',
    en: 'train training documents PDF learn learns feed content',
  },
  'faq#test-first': {
    de: 'testen Test probieren Pilot ausprobieren',
    en: 'test pilot try',
  },
  'faq#cancel': {
    de: 'Vertragslaufzeit Laufzeit Vertrag beenden Kündigungsfrist',
    en: 'contract end notice terminate term',
  },
  'faq#billing': { de: 'Rechnung Zahlungsziel Abrechnung bezahlen', en: 'invoice payment due billed' },
  'faq#does-it-pay': { de: 'lohnen ROI rechnet Wirtschaftlichkeit sinnvoll', en: 'worthwhile ROI pay off return' },
  'faq#hosting': {
    de: 'Daten gespeichert Server Deutschland Rechenzentrum Serverstandort Cloud USA gehostet Speicherort',
    en: 'data stored servers Germany hosted cloud data centre location',
  },
  'faq#retention': { de: 'gespeichert gelöscht aufbewahren', en: 'deleted kept stored' },
  'faq#ai-notice': {
    de: 'KI-Verordnung AI Act Kennzeichnung Kennzeichnungspflicht',
    en: 'AI Act label labelling disclosure',
  },
  'faq#sensitive-data': { de: 'Passwörter Gesundheitsdaten Bankdaten sensible', en: 'passwords health bank sensitive' },
  'faq#which-systems': {
    de: 'Salesforce HubSpot Shopify SAP Zendesk Shopware WooCommerce Freshdesk Pipedrive Mailchimp Anbindung kompatibel',
    en: 'Salesforce HubSpot Shopify SAP Zendesk Shopware WooCommerce Freshdesk Pipedrive Mailchimp integrate compatible',
  },
  'faq#web-chat-on-your-page': {
    de: 'einbauen einbinden installieren WordPress Typo3 Code Skript Website',
    en: 'embed install WordPress Typo3 code snippet script website',
  },
  'pricing#question-vat': { de: 'brutto netto Mehrwertsteuer MwSt Umsatzsteuer', en: 'gross net VAT tax' },
  'pricing#question-onboarding': { de: 'Einrichtungsgebühr Einmalkosten', en: 'set-up fee one-off' },
  'pricing#question-returned-debit': { de: 'Rücklastschrift', en: 'chargeback bounced' },
  'products/add-ons#list': {
    de: 'Termine buchen Terminbuchung Kalender Zahlung',
    en: 'appointments book booking calendar payment',
  },
  'get-a-demo#half-hour': { de: 'Demo Ablauf Dauer', en: 'demo agenda duration' },
  'aboutus#story': { de: 'gegründet Gründung Geschichte Gründungsjahr', en: 'founded history year' },
  'aboutus#team': { de: 'Mitarbeiter Mitarbeitende Beschäftigte groß Größe', en: 'employees staff size big' },
  'imprint#provider': {
    de: 'Geschäftsführer Geschäftsführung vertreten Inhaber Rechtsform Firmensitz',
    en: 'managing director CEO owner represented legal form',
  },
  'privacy-policy#cookies': { de: 'Cookie Cookies Tracking', en: 'cookie cookies tracking' },
  'privacy-policy#rights': { de: 'Auskunft Löschung Rechte Betroffenenrechte', en: 'access erasure rights' },
};

/** Page weights that differ from those of the search: these pages lead to sales or contain examples. */
const byPage: Readonly<Partial<Record<PageId, number>>> = {
  ...{ contact: 0.6, 'contact-us': 0.6, 'get-a-demo': 0.9, newsletter: 0.8, home: 0.6 },
  ...{ faq: 1.25, 'privacy-policy': 0.85, 'business-solution': 0.8 },
};
const byFamily: Readonly<Partial<Record<FamilyName, number>>> = {
  industries: 0.9,
  examples: 0.4,
  templates: 0.3,
  blog: 0.65,
};

export const botWeightOf = (id: PageId, { family }: Page): number | undefined =>
  byPage[id] ?? (family && byFamily[family.name]);
