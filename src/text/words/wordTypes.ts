/**
 * The content types that hold the groups of words in the content system: one for each page, and one for the words that
 * no page owns. Groups that are not listed stay code.
 */
import type { Locale } from '../../routes/table.ts';
import type { Words } from './de.ts';

export type WordGroup = keyof Words;

/** A page's groups of words. Fields of the first group need no prefix in the content system. */
export const pageWords = {
  'text-home': ['home', 'pageChat', 'film'],
  'text-about': ['about'],
  'text-pricing': ['pricing'],
  'text-features': ['features'],
  'text-solution': ['solution', 'calculator', 'roi'],
  'text-business-solution': ['businessSolution'],
  'text-index-chatgpt': ['indexChatgpt'],
  'text-contact': ['contact', 'contactIntro'],
  'text-contact-us': ['contactUs'],
  'text-demo': ['booking'],
  'text-partners': ['partners'],
  'text-newsletter': ['newsletter'],
  'text-blog': ['blog'],
  'text-newsroom': ['newsroom'],
  'text-faq': ['faq'],
  'text-templates': ['templates'],
  'text-integrations': ['integrationsDirectory'],
  'text-customizer': ['customizer'],
  'text-pictures': ['pictures', 'application'],
} as const satisfies Record<string, readonly [WordGroup, ...WordGroup[]]>;

/** Groups in the type `text-word`, one entry per text, with the place where visitors meet them. */
export const sharedWords = {
  chrome: { de: 'Kopf- und Fußzeile', en: 'Header and footer' },
  common: { de: 'Mehrere Seiten', en: 'Several pages' },
  contactCta: { de: 'Handlungsaufruf mehrerer Seiten', en: 'Call to action of several pages' },
  contactReasons: { de: 'Kontaktformular, je nach verlinkender Seite', en: 'Contact form, by the page that linked it' },
  availability: { de: 'Kontaktseiten: Zeiten des Vertriebs', en: 'Contact pages: hours of the sales team' },
  lists: { de: 'Listen von Artikeln und Meldungen', en: 'Lists of articles and news' },
  filters: { de: 'Filter der Verzeichnisse', en: 'Filters of the directories' },
  industry: { de: 'Branchenseiten: Beschriftungen', en: 'Industry pages: labels' },
  product: { de: 'Produktseiten: Beschriftungen', en: 'Product pages: labels' },
  themes: {
    de: 'Lösungen, Anwendungsfälle und Beispiele: Beschriftungen',
    en: 'Solutions, use cases and examples: labels',
  },
  legal: { de: 'Rechtsseiten: Beschriftungen', en: 'Legal pages: labels' },
  archived: { de: 'Archivierte Seiten: Beschriftungen', en: 'Archived pages: labels' },
  forms: { de: 'Formulare: Beschriftungen, Hinweise und Fehler', en: 'Forms: labels, hints and errors' },
  errors: { de: 'Fehlerseiten', en: 'Error pages' },
  search: { de: 'Suchseite', en: 'Search page' },
  offline: { de: 'Seite ohne Verbindung', en: 'Page without a connection' },
  chat: { de: 'Chat: Übergabe an einen Menschen', en: 'Chat: hand-over to a person' },
  chatFrame: { de: 'Chatfenster', en: 'Chat window' },
  chatLauncher: { de: 'Knopf, der den Chat öffnet', en: 'Button that opens the chat' },
  answers: { de: 'Feste Antworten des Chats', en: 'Replies of the chat' },
  mail: { de: 'E-Mails an Besucher und an den Vertrieb', en: 'Mails to visitors and to sales' },
  meta: {
    de: 'Namen von Seiten in Links, und Überschriften sozialer Bilder',
    en: 'Names of pages in links, and headlines of social pictures',
  },
  head: { de: 'Suchmaschinen und soziale Netze', en: 'Search engines and social networks' },
  llms: { de: 'Textfassungen für KI-Assistenten', en: 'Text versions for AI assistants' },
  navigation: { de: 'Kopf- und Fußzeile: rund um die Menüs', en: 'Header and footer: around the menus' },
  client: { de: 'Suchfenster, und Hinweise von Skripten', en: 'Search dialog, and hints that scripts show' },
} as const satisfies Partial<Record<WordGroup | 'navigation' | 'client', Record<Locale, string>>>;

export type PageWords = typeof pageWords;
export type PageWordsType = keyof PageWords;

const types = new Map<string, string>([
  ...Object.entries(pageWords).flatMap(([type, groups]) => groups.map((group) => [group, type] as const)),
  ...Object.keys(sharedWords).map((group) => [group, 'text-word'] as const),
]);

/** The content type that holds a group; undefined if the group stays code. */
export const wordTypeOf = (group: string): string | undefined => types.get(group);
