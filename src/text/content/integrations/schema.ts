import { z } from 'zod';
import { integrationIds } from './facts.ts';

const text = z.string().trim().min(1);

const integrationSchema = z.strictObject({
  name: text,
  /** One sentence: what it is good for. */
  summary: text,
  /** What moves in which direction; a direction without an entry carries nothing. */
  toSystem: z.exactOptional(text),
  toChatbot: z.exactOptional(text),
  setUp: text,
  personal: text,
  /** Who does it, and in which plan if not in every one. */
  who: text,
});

export const integrationsSchema = z.record(z.enum(integrationIds), integrationSchema);

export type IntegrationText = z.infer<typeof integrationSchema>;
export type IntegrationTexts = z.infer<typeof integrationsSchema>;
