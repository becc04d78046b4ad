/** The type `text-knowledge`: the answers of the bot's knowledge base. Its ways of asking are trained by the build. */
import type { StrapiAttributes } from './strapiTypes.ts';

export const knowledgeType = 'text-knowledge';
export const knowledgePlural = 'text-knowledge-entries';

/** Lists have one item per line. */
export const knowledgeAttributes: StrapiAttributes = {
  question: { type: 'string', required: true },
  answer: { type: 'text', required: true },
  source: { type: 'string', required: true },
  also: { type: 'text' },
  next: { type: 'text' },
};
