/**
 * Messages that ask for no entry, recognised by the same model: `bot/knowledge/acts/<locale>.json`. Most are also intents
 * of bot/answers/intentPatterns.ts, which finds wording that no example contains; the model alone recognises `competitors`
 * and `savings`.
 */
import { z } from 'zod';

const acts = [
  'thanks',
  'source',
  'demo',
  'handover',
  'instructions',
  'othersData',
  'competitors',
  'price',
  'savings',
] as const;

export type Act = (typeof acts)[number];

/** The price or the saving of the visitor's own case: the figures of the message decide what it gets. */
export const ownSums = ['price', 'savings'] as const satisfies Act[];
export type OwnSum = (typeof ownSums)[number];

export const isOwnSum = (act: Act | undefined): act is OwnSum => ownSums.some((one) => one === act);

/** Examples of each act. */
export const actsSchema = z.partialRecord(z.enum(acts), z.array(z.string().min(1)).min(10));

export type ActExamples = z.infer<typeof actsSchema>;

const prefix = 'act-';

/** Among the ids of entries in the model. */
export const idOfAct = (act: string): string => `${prefix}${act}`;

export const isActId = (id: string): boolean => id.startsWith(prefix);

export const actOfId = (id: string): Act | undefined => acts.find((act) => idOfAct(act) === id);
