/** Texts that are right in German and in English: names, and words that both languages share. */
export const sameInBothLanguages: ReadonlySet<string> = new Set([
  'Blog',
  'CRM',
  'Chatbot',
  'Dashboard',
  'Enterprise',
  'Essential',
  'Helpdesk',
  'IT',
  'Marketing',
  'Name',
  'Newsletter',
  'Newsroom',
  'Professional',
  'Team',
  'Website',
]);

/** Keys whose values are codes for the program, not texts for readers. */
export const codeKeys: ReadonlySet<string> = new Set(['from', 'icon', 'id', 'kind', 'page', 'speaker', 'tone']);
