/**
 * Additional keywords for a page or section whose own heading lacks them. They have the weight of a heading and are
 * never shown (docs/how-to/tune-the-search.md). A key is `page` or `page#fragment`.
 */
import type { Locale, PageId } from '../../routes/table.ts';

export type SectionRef = PageId | `${PageId}#${string}`;

export const keywords: Readonly<Partial<Record<SectionRef, Partial<Record<Locale, string>>>>> = {
  pricing: { de: 'Preise Kosten Tarife Pläne', en: 'pricing price cost costs plans' },
  'privacy-policy': { de: 'Datenschutz Datenschutzerklärung DSGVO GDPR', en: 'privacy policy data protection GDPR' },
  terms: { de: 'AGB Vertrag', en: 'terms and conditions contract' },
  contact: { de: 'Kontaktformular Kontakt Formular Nachricht schreiben', en: 'contact form message' },
  imprint: { en: 'imprint' },
  'industries/public-sector': { en: 'town hall city hall' },
  'contact-us': { de: 'anrufen Telefon Telefonnummer Anruf', en: 'phone call telephone' },
  aboutus: { de: 'Team Teams Unternehmen Firma Karriere', en: 'team company about us' },
  newsletter: { de: 'Newsletter abonnieren bestellen', en: 'subscribe to the newsletter sign up' },
  newsroom: { de: 'Presse Neuigkeiten', en: 'press news' },
  'solution-partner-program': { de: 'Reseller Partner werden', en: 'reseller become a partner' },
  'affiliate-program': { de: 'Affiliate Provision Empfehlung', en: 'affiliate commission referral' },
  // Trades have no page of their own; what they can use is nearest here.
  'templates/appointments': {
    de: 'Handwerk Handwerker Handwerksbetrieb Klempner Installateur Elektriker Dachdecker Friseur Kfz-Werkstatt',
    en: 'trades tradesperson tradespeople plumber plumbing electrician roofer hairdresser garage',
  },
  templates: { de: 'Vorlagen Vorlage', en: 'use-case templates template gallery' },
  'business-solution': { de: 'Entscheider Geschäftsführung', en: 'decision makers management board' },
  'index-chatgpt': { de: 'ChatGPT generative KI Sprachmodell', en: 'ChatGPT generative AI language model' },
  'industries/manufacturing': { de: 'Ersatzteile', en: 'spare parts' },
  'products/integrations': { de: 'Schnittstellen Integrationen', en: 'integrations interfaces' },
  'products/dashboard': { de: 'Rollen Rechte Auswertungen', en: 'roles permissions analytics reports' },
  'products/voice': { en: 'voice assistant voice assistants' },
  'products/builder': { de: 'Baukasten', en: 'builder' },
  'products/add-ons': { de: 'Uptime Zahlung Terminbuchung', en: 'uptime payment' },
  'products/ai-chatbot': { de: 'KI Chatbot', en: 'AI chatbot' },
  'faq#cancel': { de: 'Kündigung Kündigungsfrist', en: 'cancellation notice period' },
  'faq#billing': {
    de: 'Rechnung bezahlen Zahlung Zahlungsfrist',
    en: 'invoice invoices pay the invoice payment due date',
  },
  'faq#how-long': { de: 'Einrichtung Einführung Dauer', en: 'set-up setup take time launch' },
  'faq#hosting': { de: 'Hosting Server Standort Rechenzentrum', en: 'hosting hosted server location data centre' },
  'faq#retention': { de: 'löschen Aufbewahrung Speicherdauer', en: 'delete data deletion retention' },
  'faq#more-operators-and-channels': { de: 'Operator zusätzlich', en: 'extra operator additional channel' },
  'faq#languages': { de: 'mehrsprachig', en: 'multilingual' },
  'faq#customer-portal': { de: 'eingeloggt Kundenbereich', en: 'logged in customer area' },
  'faq#filling-the-knowledge-base': { de: 'hochladen importieren', en: 'upload files' },
  'faq#handover-alert': { de: 'Alarm benachrichtigt', en: 'notification notified alert' },
  'faq#api': { de: 'API ERP Warenwirtschaft', en: 'API ERP' },
  'faq#support': {
    de: 'SLA Support Supportzeiten Störung Reaktionszeit Wartung Verfügbarkeit',
    en: 'SLA support hours outage response time maintenance availability',
  },
  'faq#language-model-costs': {
    de: 'KI-Konto Modellkosten Tokenkosten Sprachmodell Kosten',
    en: 'AI account model cost token',
  },
  'faq#price-changes': { de: 'Preiserhöhung Preisanpassung', en: 'price increase price rise' },
  'faq#free-trial': { de: 'Testphase Pilotphase Testzugang Testversion', en: 'trial pilot test phase' },
  'faq#personal-onboarding': { de: 'Schulung Training Einweisung', en: 'training induction' },
  'faq#processing-agreement': {
    de: 'AVV DPA Auftragsverarbeitungsvertrag Subunternehmer Unterauftragsverarbeiter',
    en: 'DPA data processing agreement sub-processor subprocessor',
  },
  'faq#security': {
    de: 'TOM Backup Sicherungskopien Zertifikat Zertifizierung ISO 27001',
    en: 'TOM backup certificate certification ISO 27001 SOC 2',
  },
  'faq#erase-one-person': {
    de: 'Löschfrist Chats Löschersuchen Auskunftsersuchen Betroffene',
    en: 'chat retention erasure request subject access',
  },
  'faq#after-notice': { de: 'Löschnachweis Löschbestätigung', en: 'proof of erasure' },
  'faq#switching': { de: 'Datenexport Export Anbieterwechsel', en: 'data export switch provider' },
  'faq#which-products': {
    de: 'Shopify Shopware WooCommerce Magento Zendesk Salesforce HubSpot WhatsApp Telegram Alexa',
    en: 'Shopify Shopware WooCommerce Magento Zendesk Salesforce HubSpot WhatsApp Telegram Alexa',
  },
  'chatbot-roi-calculator': { en: 'savings ROI calculator' },
  'solution#ersparnis-rechner': { de: 'Ersparnisrechner Rechner Amortisation' },
  'blog/savings': { de: 'Ersparnis ROI' },
};

const keywordsAt = (place: string): Partial<Record<Locale, string>> | undefined =>
  (keywords as Readonly<Record<string, Partial<Record<Locale, string>>>>)[place];

export const keywordsOf = (page: PageId, locale: Locale): string => keywordsAt(page)?.[locale] ?? '';

/** Keywords of a page's sections, by fragment. */
export function named(page: PageId, locale: Locale): { named?: Readonly<Record<string, string>> } {
  const own = Object.keys(keywords).filter((place) => place.startsWith(`${page}#`));
  if (own.length === 0) return {};
  return {
    named: Object.fromEntries(own.map((place) => [place.slice(page.length + 1), keywordsAt(place)?.[locale] ?? ''])),
  };
}
