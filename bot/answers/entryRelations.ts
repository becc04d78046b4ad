import type { AnswerEntry } from './answerEntry.ts';

/** The first word of an entry's id. */
export const topicOf = ({ id }: Pick<AnswerEntry, 'id'>): string => id.split('-')[0] ?? id;

/** The page that states an entry's answer. */
export const pageOfEntry = ({ source }: Pick<AnswerEntry, 'source'>): string => source.split('#')[0] ?? source;
