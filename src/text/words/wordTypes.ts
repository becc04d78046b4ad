/**
 * The content types that hold the groups of words in the content system: one for each page, and one for the words that
 * no page owns. Groups that are not listed stay code.
 */
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
  chrome: 'Header and footer',
  common: 'Several pages',
  contactCta: 'Call to action of several pages',
  contactReasons: 'Contact form, by the page that linked it',
  availability: 'Contact pages: hours of the sales team',
  lists: 'Lists of articles and news',
  filters: 'Filters of the directories',
  industry: 'Industry pages: labels',
  product: 'Product pages: labels',
  themes: 'Solutions, use cases and examples: labels',
  legal: 'Legal pages: labels',
  archived: 'Archived pages: labels',
  forms: 'Forms: labels, hints and errors',
  errors: 'Error pages',
  search: 'Search page',
  offline: 'Page without a connection',
  chat: 'Chat: hand-over to a person',
  chatFrame: 'Chat window',
  chatLauncher: 'Button that opens the chat',
  answers: 'Replies of the chat',
  mail: 'Mails to visitors and to sales',
  meta: 'Names of pages in links, and headlines of social pictures',
  head: 'Search engines and social networks',
  llms: 'Text versions for AI assistants',
  navigation: 'Header and footer: around the menus',
  client: 'Search dialog, and hints that scripts show',
} as const satisfies Partial<Record<WordGroup | 'navigation' | 'client', string>>;

export type PageWords = typeof pageWords;
export type PageWordsType = keyof PageWords;

const types = new Map<string, string>([
  ...Object.entries(pageWords).flatMap(([type, groups]) => groups.map((group) => [group, type] as const)),
  ...Object.keys(sharedWords).map((group) => [group, 'text-word'] as const),
]);

/** The content type that holds a group; undefined if the group stays code. */
export const wordTypeOf = (group: string): string | undefined => types.get(group);
