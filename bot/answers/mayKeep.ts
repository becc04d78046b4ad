import { confidentialPattern, contactDataPattern } from './intentPatterns.ts';

/** False for a question with contact or confidential data: the visitor is not asked to let us keep it. */
export const mayKeep = (question: string): boolean =>
  !contactDataPattern.test(question) && !confidentialPattern.test(question);
