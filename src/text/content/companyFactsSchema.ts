import { z } from 'zod';

const year = z.number().int().min(1900);

/** Of text/words/companyFacts.ts. */
export const companyFactsSchema = z.object({ founded: year, team: z.number().int().min(1), chatbotsSince: year });
