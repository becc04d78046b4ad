/**
 * Signs each answer of the bot together with its question. In a conversation sent back by a browser, only turns with a
 * valid signature count as the bot's (docs/decisions/0258-bot-turns-are-signed.md). All processes share the key, and it
 * survives restarts.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/openDatabase.ts';
import type { Locale } from '../routes/table.ts';
import { loadSharedKey } from './loadSharedKey.ts';

/** `question` as the server read it (bot/answers/readQuestion.ts), `text` as the server answered it. */
export type AnsweredTurn = { question: string; text: string; locale: Locale };

export type TurnSigner = {
  /** `{day}.{mac}` */
  sign(turn: AnsweredTurn): Promise<string>;
  verify(turn: AnsweredTurn & { signature: string }): Promise<boolean>;
};

/** A tab may stay open for some days. */
const longestDays = 7;
const dayLength = 86_400_000;
/** SHA-256 in base64url. */
const signatureShape = /^(\d{1,6})\.([\w-]{43})$/;

export function createTurnSigner({ query }: Pick<Database, 'query'>, now: () => number = Date.now): TurnSigner {
  let key: Promise<string> | undefined;
  const readKey = (): Promise<string> => {
    key ??= loadSharedKey(query, 'bot-turns');
    // A failed read is retried on the next turn.
    key.catch(() => {
      key = undefined;
    });
    return key;
  };
  const macOf = async ({ question, text, locale }: AnsweredTurn, day: number): Promise<Buffer> =>
    createHmac('sha256', await readKey())
      .update(JSON.stringify(['bot turn', locale, day, question, text]))
      .digest();
  const today = () => Math.floor(now() / dayLength);

  return {
    async sign(turn) {
      const day = today();
      return `${day}.${(await macOf(turn, day)).toString('base64url')}`;
    },
    async verify({ signature, ...turn }) {
      const [, day, mac = ''] = signatureShape.exec(signature) ?? [];
      const age = today() - Number(day);
      // Also false without a day: every comparison with NaN is false.
      if (!(age >= -1 && age <= longestDays)) return false;
      const given = Buffer.from(mac, 'base64url');
      const own = await macOf(turn, Number(day));
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}
