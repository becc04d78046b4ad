/** Reduces a transcript from the browser to the answers of the server, each right after its own question. */
import { z } from 'zod';
import type { Locale } from '../../src/routes/table.ts';
import type { TurnSigner } from '../../src/security/turnSigner.ts';
import { type BotTurn, speakers } from '../protocol/botApi.ts';
import { stripControlCharacters } from './readQuestion.ts';

const turnsSchema = z.array(
  z.strictObject({ who: z.enum(speakers), text: z.string(), signature: z.string().max(100).optional() }),
);

/** As JSON, without signatures. Unreadable input stays unchanged; the form refuses it (forms/definitions/chat.ts). */
export async function verifiedTranscript(json: string, locale: Locale, signer: TurnSigner): Promise<string> {
  const turns = turnsSchema.safeParse(parsed(json)).data;
  if (!turns) return json;
  const kept: BotTurn[] = [];
  for (const { who, text, signature = '' } of turns) {
    const before = kept.at(-1);
    if (who === 'visitor') kept.push({ who, text });
    else if (before?.who === 'visitor') {
      // The mail shows the question as it was signed: an added invisible mark could change its meaning.
      const question = stripControlCharacters(before.text);
      if (await signer.verify({ question, text, signature, locale }))
        kept.splice(-1, 1, { who: 'visitor', text: question }, { who, text });
    }
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
