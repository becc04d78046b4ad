/** Tokens of links in mails: 256 random bits; the database stores only the SHA-256. */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema, TokenPurpose } from '../../database/schema.ts';

const day = 86_400_000;

/**
 * How long a confirmation link works after its mail is rendered. Unsubscribe links work as long as the subscription
 * exists.
 */
export const confirmDays = 7;

/**
 * Creates a token when its mail is rendered, so it exists only in that mail. A mail rendered again contains another
 * token, and both work.
 */
export async function createNewsletterToken(
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

/** The subscription of a link's token, and when the link expires. */
export const findSubscriptionByToken = (query: Kysely<Schema>, purpose: TokenPurpose, token: string) =>
  query
    .selectFrom('newsletter_token')
    .innerJoin('subscription', 'subscription.id', 'newsletter_token.subscription_id')
    .select(['subscription.id', 'subscription.state', 'subscription.address', 'newsletter_token.expires_at'])
    .where('newsletter_token.hash', '=', hashOf(token))
    .where('newsletter_token.purpose', '=', purpose)
    .executeTakeFirst();

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
