/** A transcript as the browser sent it becomes one in which the assistant says only what the server gave. */
import { z } from 'zod';
import type { Locale } from '../../src/routes/table.ts';
import type { TurnSigner } from '../../src/security/turnSigner.ts';
import { speakers } from '../protocol/message.ts';

const turnsSchema = z.array(
  z.strictObject({ who: z.enum(speakers), text: z.string(), signature: z.string().max(100).optional() }),
);

/** As JSON, without signatures. What cannot be read stays as it is: the form refuses it (leads/forms/chat.ts). */
export async function verifiedTranscript(json: string, locale: Locale, signer: TurnSigner): Promise<string> {
  const turns = turnsSchema.safeParse(parsed(json)).data;
  if (!turns) return json;
  const kept = [];
  for (const { who, text, signature = '' } of turns) {
    if (who === 'visitor' || (await signer.verify({ text, signature, locale }))) kept.push({ who, text });
  }
  return JSON.stringify(kept);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
