/** The newsletter service: confirming and ending a subscription by links in mails (quality.md, Law and consent). */
import type { Kysely } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Schema } from '../../database/schema.ts';
import type { Env } from '../../env.ts';
import { lockInbox, normaliseMailbox } from '../../forms/inboxRateLimits.ts';
import { readForm } from '../../forms/readForm.ts';
import { isCrossOriginLinkPost } from '../../security/formOrigin.ts';
import { createNewsletterToken, findSubscriptionByToken } from './newsletterTokens.ts';
import { suppressAddress, unsuppressAddress } from './suppressionList.ts';

/** `open`: not confirmed yet. */
export type ConfirmState =
  | { state: 'open' | 'already' | 'expired' | 'ended' | 'unknown' | 'foreign' }
  | { state: 'confirmed'; unsubscribeToken: string };

export type UnsubscribeState = 'open' | 'unsubscribed' | 'already' | 'unknown';

type LinkPost = { token: string; request: Request; clientAddress: string };

/**
 * Called by the pages behind these links. The `lookAt...` methods change nothing, because mail scanners follow every
 * link.
 */
export type NewsletterService = {
  getConfirmationState(token: string): Promise<ConfirmState>;
  confirm(press: LinkPost): Promise<ConfirmState>;
  getUnsubscriptionState(token: string): Promise<UnsubscribeState>;
  /** Handles the page's button and one-click unsubscription (RFC 8058), from any origin. */
  unsubscribe(press: Pick<LinkPost, 'token' | 'request'>): Promise<UnsubscribeState>;
};

export function createNewsletterService(database: Database, { SITE_URL }: Pick<Env, 'SITE_URL'>): NewsletterService {
  const { query, kind, write } = database;

  async function lookAtConfirmation(token: string, within: Kysely<Schema> = query): Promise<ConfirmState> {
    const found = await findSubscriptionByToken(within, 'confirm', token);
    if (!found) return { state: 'unknown' };
    if (found.state !== 'unconfirmed') return { state: found.state === 'confirmed' ? 'already' : 'ended' };
    return { state: isOver(found.expires_at) ? 'expired' : 'open' };
  }

  async function confirm({ token, request, clientAddress }: LinkPost): Promise<ConfirmState> {
    if (isCrossOriginLinkPost(request, SITE_URL)) return { state: 'foreign' };
    return write(async (transaction) => {
      const found = await findSubscriptionByToken(transaction, 'confirm', token);
      // Serializes presses for one address: two links, or one link twice.
      if (found) await lockInbox(transaction, kind, normaliseMailbox(found.address));
      const seen = await lookAtConfirmation(token, transaction);
      if (!found || seen.state !== 'open') return seen;
      const { id, address } = found;
      const now = new Date();
      await endSubscription(transaction, address, 'renewed', now);
      await transaction
        .updateTable('subscription')
        .set({ state: 'confirmed', confirmed_at: now.toISOString(), confirmed_from: clientAddress })
        .where('id', '=', id)
        .execute();
      await unsuppressAddress(transaction, address);
      return { state: 'confirmed', unsubscribeToken: await createNewsletterToken(transaction, 'unsubscribe', id, now) };
    });
  }

  async function lookAtUnsubscription(token: string, within: Kysely<Schema> = query): Promise<UnsubscribeState> {
    const found = await findSubscriptionByToken(within, 'unsubscribe', token);
    if (!found) return 'unknown';
    return (await isSubscribed(within, found.address)) ? 'open' : 'already';
  }

  async function unsubscribe({ token, request }: Pick<LinkPost, 'token' | 'request'>): Promise<UnsubscribeState> {
    const { values } = await readForm(request);
    const by = values['List-Unsubscribe'] === 'One-Click' ? 'one-click' : 'page';
    return write(async (transaction) => {
      const found = await findSubscriptionByToken(transaction, 'unsubscribe', token);
      if (!found) return 'unknown';
      await lockInbox(transaction, kind, normaliseMailbox(found.address));
      const now = new Date();
      const ended = await endSubscription(transaction, found.address, by, now);
      await suppressAddress(transaction, found.address, now);
      return ended ? 'unsubscribed' : 'already';
    });
  }

  return {
    getConfirmationState: (token) => lookAtConfirmation(token),
    confirm,
    getUnsubscriptionState: (token) => lookAtUnsubscription(token),
    unsubscribe,
  };
}

/** Ends the confirmed subscription of an address: a link in an old mail also ends the current subscription. */
async function endSubscription(query: Kysely<Schema>, address: string, by: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('subscription')
    .set({ state: 'ended', ended_at: now.toISOString(), ended_by: by })
    .where('address', '=', address)
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function isSubscribed(query: Kysely<Schema>, address: string): Promise<boolean> {
  const confirmed = query
    .selectFrom('subscription')
    .select('id')
    .where('address', '=', address)
    .where('state', '=', 'confirmed');
  return (await confirmed.executeTakeFirst()) !== undefined;
}

const isOver = (expiresAt: string | null): boolean => expiresAt !== null && expiresAt < new Date().toISOString();
