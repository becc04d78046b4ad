/**
 * Messages that ask for no entry, recognised by the same model: `bot/knowledge/acts/<locale>.json`. Each is also an
 * intent of bot/answers/intentPatterns.ts, which finds the wording that no example contains.
 */
import { z } from 'zod';

const acts = ['thanks', 'source', 'demo', 'instructions', 'othersData'] as const;

export type Act = (typeof acts)[number];

/** Examples of each act. */
export const actsSchema = z.partialRecord(z.enum(acts), z.array(z.string().min(1)).min(10));

export type ActExamples = z.infer<typeof actsSchema>;

const prefix = 'act-';

/** Among the ids of entries in the model. */
export const idOfAct = (act: string): string => `${prefix}${act}`;

export const isActId = (id: string): boolean => id.startsWith(prefix);

export const actOfId = (id: string): Act | undefined => acts.find((act) => idOfAct(act) === id);
