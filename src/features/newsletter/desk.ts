/** The newsletter service: confirming and ending a subscription by links in mails (quality.md, Law and consent). */
import type { Kysely } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import type { Env } from '../../env.ts';
import { lockInbox, mailboxOf } from '../../forms/confirmationLimit.ts';
import { readForm } from '../../forms/readForm.ts';
import { isForeignToLink } from '../../security/origin.ts';
import { lift, suppress } from './suppression.ts';
import { findByToken, mintToken } from './token.ts';

/** `open`: not confirmed yet. */
export type ConfirmState =
  | { state: 'open' | 'already' | 'expired' | 'ended' | 'unknown' | 'foreign' }
  | { state: 'confirmed'; unsubscribeToken: string };

export type UnsubscribeState = 'open' | 'unsubscribed' | 'already' | 'unknown';

type Press = { token: string; request: Request; clientAddress: string };

/**
 * Called by the pages behind these links. The `lookAt...` methods change nothing, because mail scanners follow every
 * link.
 */
export type NewsletterDesk = {
  lookAtConfirmation(token: string): Promise<ConfirmState>;
  confirm(press: Press): Promise<ConfirmState>;
  lookAtUnsubscription(token: string): Promise<UnsubscribeState>;
  /** Handles the page's button and one-click unsubscription (RFC 8058), from any origin. */
  unsubscribe(press: Pick<Press, 'token' | 'request'>): Promise<UnsubscribeState>;
};

export function createNewsletterDesk(database: Database, { SITE_URL }: Pick<Env, 'SITE_URL'>): NewsletterDesk {
  const { query, kind, write } = database;

  async function lookAtConfirmation(token: string, within: Kysely<Schema> = query): Promise<ConfirmState> {
    const found = await findByToken(within, 'confirm', token);
    if (!found) return { state: 'unknown' };
    if (found.state !== 'unconfirmed') return { state: found.state === 'confirmed' ? 'already' : 'ended' };
    return { state: isOver(found.expires_at) ? 'expired' : 'open' };
  }

  async function confirm({ token, request, clientAddress }: Press): Promise<ConfirmState> {
    if (isForeignToLink(request, SITE_URL)) return { state: 'foreign' };
    return write(async (transaction) => {
      const found = await findByToken(transaction, 'confirm', token);
      // Serializes presses for one address: two links, or one link twice.
      if (found) await lockInbox(transaction, kind, mailboxOf(found.address));
      const seen = await lookAtConfirmation(token, transaction);
      if (!found || seen.state !== 'open') return seen;
      const { id, address } = found;
      const now = new Date();
      await end(transaction, address, 'renewed', now);
      await transaction
        .updateTable('subscription')
        .set({ state: 'confirmed', confirmed_at: now.toISOString(), confirmed_from: clientAddress })
        .where('id', '=', id)
        .execute();
      await lift(transaction, address);
      return { state: 'confirmed', unsubscribeToken: await mintToken(transaction, 'unsubscribe', id, now) };
    });
  }

  async function lookAtUnsubscription(token: string, within: Kysely<Schema> = query): Promise<UnsubscribeState> {
    const found = await findByToken(within, 'unsubscribe', token);
    if (!found) return 'unknown';
    return (await isSubscribed(within, found.address)) ? 'open' : 'already';
  }

  async function unsubscribe({ token, request }: Pick<Press, 'token' | 'request'>): Promise<UnsubscribeState> {
    const { values } = await readForm(request);
    const by = values['List-Unsubscribe'] === 'One-Click' ? 'one-click' : 'page';
    return write(async (transaction) => {
      const found = await findByToken(transaction, 'unsubscribe', token);
      if (!found) return 'unknown';
      await lockInbox(transaction, kind, mailboxOf(found.address));
      const now = new Date();
      const ended = await end(transaction, found.address, by, now);
      await suppress(transaction, found.address, now);
      return ended ? 'unsubscribed' : 'already';
    });
  }

  return {
    lookAtConfirmation: (token) => lookAtConfirmation(token),
    confirm,
    lookAtUnsubscription: (token) => lookAtUnsubscription(token),
    unsubscribe,
  };
}

/** Ends the confirmed subscription of an address: a link in an old mail also ends the current subscription. */
async function end(query: Kysely<Schema>, address: string, by: string, now: Date): Promise<boolean> {
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
