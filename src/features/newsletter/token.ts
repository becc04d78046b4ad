/** Tokens of links in mails: 256 random bits, of which the database keeps the SHA-256 only. */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema, TokenPurpose } from '../../database/schema.ts';

const day = 86_400_000;

/** How long a link to confirm works after its mail was written. One to unsubscribe works as long as its subscription exists. */
export const confirmDays = 7;

/**
 * Makes a token when its mail is written, not before: it exists nowhere but in that mail. A mail that has to be written
 * again carries another one, and both work.
 */
export async function mintToken(
  query: Kysely<Schema>,
  purpose: TokenPurpose,
  subscriptionId: string,
  now: Date = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires = purpose === 'confirm' ? new Date(now.getTime() + confirmDays * day).toISOString() : null;
  await query
    .insertInto('newsletter_token')
    .values({
      hash: hashOf(token),
      subscription_id: subscriptionId,
      purpose,
      created_at: now.toISOString(),
      expires_at: expires,
    })
    .execute();
  return token;
}

/** The subscription that a link is about, and until when the link works. */
export const findByToken = (query: Kysely<Schema>, purpose: TokenPurpose, token: string) =>
  query
    .selectFrom('newsletter_token')
    .innerJoin('subscription', 'subscription.id', 'newsletter_token.subscription_id')
    .select(['subscription.id', 'subscription.state', 'subscription.address', 'newsletter_token.expires_at'])
    .where('newsletter_token.hash', '=', hashOf(token))
    .where('newsletter_token.purpose', '=', purpose)
    .executeTakeFirst();

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
