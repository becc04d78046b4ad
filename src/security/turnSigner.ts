/**
 * Signs what the bot answers, so that a conversation that comes back from a browser shows as the bot's only what the
 * server gave (docs/decisions/0258-bot-turns-are-signed.md). The key is shared by all processes and survives restarts.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/connection.ts';
import type { Locale } from '../routes/table.ts';
import { sharedKey } from './sharedKey.ts';

export type TurnSigner = {
  /** `{day}.{mac}` */
  sign(text: string, locale: Locale): Promise<string>;
  verify(turn: { text: string; signature: string; locale: Locale }): Promise<boolean>;
};

/** A tab may stay open for some days. */
const longestDays = 7;
const dayLength = 86_400_000;
/** SHA-256 in base64url. */
const signatureShape = /^(\d{1,6})\.([\w-]{43})$/;

export function createTurnSigner({ query }: Pick<Database, 'query'>, now: () => number = Date.now): TurnSigner {
  let key: Promise<string> | undefined;
  const readKey = (): Promise<string> => {
    key ??= sharedKey(query, 'bot-turns');
    // A failed read is repeated with the next turn.
    key.catch(() => {
      key = undefined;
    });
    return key;
  };
  const macOf = async (text: string, locale: Locale, day: number): Promise<Buffer> =>
    createHmac('sha256', await readKey())
      .update(JSON.stringify(['bot turn', locale, day, text]))
      .digest();
  const today = () => Math.floor(now() / dayLength);

  return {
    async sign(text, locale) {
      const day = today();
      return `${day}.${(await macOf(text, locale, day)).toString('base64url')}`;
    },
    async verify({ text, signature, locale }) {
      const [, day, mac = ''] = signatureShape.exec(signature) ?? [];
      const age = today() - Number(day);
      // Also false where there is no day: NaN compares to nothing.
      if (!(age >= -1 && age <= longestDays)) return false;
      const given = Buffer.from(mac, 'base64url');
      const own = await macOf(text, locale, Number(day));
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}
