import { z } from 'zod';
import { integrationIds, integrationKindIds } from './facts.ts';

const text = z.string().trim().min(1);

export const integrationSchema = z.strictObject({
  name: text,
  /** Of an entry that only the content system has; facts.ts has those of the others. */
  kind: z.exactOptional(z.enum(integrationKindIds)),
  /** The use, in one sentence. */
  summary: text,
  /** Data per direction; a missing entry means no data in that direction. */
  toSystem: z.exactOptional(text),
  toChatbot: z.exactOptional(text),
  setUp: text,
  personal: text,
  /** Who sets it up, and the required plan if not every plan includes it. */
  who: text,
});

export const integrationsSchema = z.record(z.enum(integrationIds), integrationSchema);

export type IntegrationText = z.infer<typeof integrationSchema>;
export type IntegrationTexts = z.infer<typeof integrationsSchema>;
