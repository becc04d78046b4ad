import { furtherPages } from './paging.ts';

/** Slug pairs per entry id (content-brief.md). Entries are paired across languages by this id, never by slug. */
const same = (slug: string) => ({ de: slug, en: slug });

const industries = {
  retail: { de: 'handel', en: 'retail' },
  manufacturing: { de: 'industrie', en: 'manufacturing' },
  energy: { de: 'energieversorger', en: 'energy-suppliers' },
  insurance: { de: 'versicherungen', en: 'insurance' },
  banking: { de: 'banken', en: 'banking' },
  healthcare: { de: 'gesundheitswesen', en: 'healthcare' },
  'public-sector': { de: 'oeffentliche-verwaltung', en: 'public-sector' },
  tourism: { de: 'tourismus', en: 'tourism' },
  'real-estate': { de: 'immobilien', en: 'real-estate' },
  agencies: { de: 'agenturen', en: 'agencies' },
} as const;

const products = {
  'ai-chatbot': { de: 'ki-chatbot', en: 'ai-chatbot' },
  'live-chat': same('live-chat'),
  voice: { de: 'sprachassistent', en: 'voice-assistant' },
  'web-chat': same('web-chat'),
  builder: { de: 'chatbot-builder', en: 'chatbot-builder' },
  integrations: { de: 'integrationen', en: 'integrations' },
  'add-ons': { de: 'erweiterungen', en: 'add-ons' },
  dashboard: same('dashboard'),
} as const;

const themes = {
  'conversational-marketing': same('conversational-marketing'),
  'e-commerce-and-sales': same('e-commerce-and-sales'),
  'customer-service': same('customer-service'),
} as const;

const articles = {
  limits: { de: 'was-ein-ki-chatbot-nicht-kann', en: 'what-an-ai-chatbot-cannot-do' },
  'knowledge-base': { de: 'wissensbasis-in-fuenf-tagen', en: 'a-knowledge-base-in-five-days' },
  savings: { de: 'ersparnis-ehrlich-rechnen', en: 'honest-savings' },
  'hand-over': { de: 'uebergabe-an-menschen', en: 'handing-over-to-people' },
  'data-protection': { de: 'chatbot-und-datenschutz', en: 'chatbots-and-data-protection' },
  'ai-notice': { de: 'ki-kennzeichnung', en: 'telling-people-it-is-ai' },
  'faq-automation': { de: 'faq-automatisieren', en: 'automating-your-faq' },
  accessibility: { de: 'barrierefreier-chat', en: 'an-accessible-chat' },
} as const;

const blogTopics = {
  practice: { de: 'aus-der-praxis', en: 'in-practice' },
  trust: { de: 'recht-und-vertrauen', en: 'law-and-trust' },
  numbers: { de: 'grenzen-und-zahlen', en: 'limits-and-figures' },
} as const;

const newsTopics = {
  offer: { de: 'angebot', en: 'what-we-offer' },
  website: { de: 'website', en: 'website' },
} as const;

const news = {
  assistant: { de: 'assistent-auf-dieser-website', en: 'assistant-on-this-website' },
  'open-calculator': { de: 'offener-rechner', en: 'open-calculator' },
  'no-tracking': { de: 'kein-tracking-vor-zustimmung', en: 'no-tracking-before-consent' },
  accessibility: { de: 'barrierefreiheit', en: 'accessibility' },
  prices: { de: 'preise-auf-einen-blick', en: 'prices-at-a-glance' },
  partners: { de: 'partnerprogramme', en: 'partner-programmes' },
} as const;

/** What a use-case template is for (content-brief.md, Templates). */
const goals = {
  leads: { de: 'leadgenerierung', en: 'lead-generation' },
  engagement: { de: 'kundenbindung', en: 'customer-engagement' },
  appointments: { de: 'terminbuchung', en: 'appointment-booking' },
  feedback: { de: 'kundenfeedback', en: 'customer-feedback' },
  shop: { de: 'onlineshop', en: 'online-shop' },
  'sales-support': { de: 'vertriebsunterstuetzung', en: 'sales-support' },
  promotion: { de: 'verkaufsaktionen', en: 'sales-promotion' },
  'support-requests': { de: 'supportanfragen', en: 'support-requests' },
  faq: { de: 'haeufige-fragen', en: 'frequent-questions' },
  'live-chat': { de: 'live-chat-weiterleitung', en: 'live-chat-routing' },
} as const;

const furtherPageSlugs = Object.fromEntries(furtherPages.map((number) => [number, same(number)])) as Record<
  (typeof furtherPages)[number],
  { de: string; en: string }
>;

export const slugs = {
  industries,
  products,
  themes,
  articles,
  news,
  blogTopics,
  newsTopics,
  furtherPages: furtherPageSlugs,
  goals,
} as const;
