import type { KnowledgeEntry } from '../knowledge/entry.ts';

/** What an answer needs of an entry, with tokens filled. `ask` is shown as a suggestion. */
export type AnswerEntry = Omit<KnowledgeEntry, 'asks'> & { ask: string };
