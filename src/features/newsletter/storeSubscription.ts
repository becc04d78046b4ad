/**
 * Stores a subscription request and its confirmation mail in one transaction. The response is the same for known and
 * unknown addresses.
 */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Schema } from '../../database/schema.ts';
import { checkConfirmationLimit, normaliseMailbox } from '../../forms/inboxRateLimits.ts';
import { markProofUsed, type ProofResult } from '../../forms/proofOfWork.ts';
import type { Locale, PageId } from '../../routes/table.ts';
import { newsletterConsentFor } from './newsletterConsent.ts';
import { confirmDays } from './newsletterTokens.ts';
import { normaliseAddress } from './suppressionList.ts';

type NewSubscription = {
  locale: Locale;
  page: PageId;
  email: string;
  /** IP address of the request. */
  from: string;
  submissionKey: string | null;
  /** Spent in the same transaction; absent in commands. */
  proof?: ProofResult;
};

/** Stores the request, or finds the one already stored under its key. Returns its id. */
export async function storeSubscription(
  database: Database,
  { locale, page, email, from, submissionKey, proof }: NewSubscription,
  now: Date = new Date(),
): Promise<string> {
  return database.write(async (transaction) => {
    const time = now.toISOString();
    const id = randomUUID();
    const consent = newsletterConsentFor(locale);
    const inserted = await transaction
      .insertInto('subscription')
      .values({
        id,
        submission_key: submissionKey,
        state: 'unconfirmed',
        locale,
        email,
        address: normaliseAddress(email),
        form: 'newsletter',
        page,
        consent_version: consent.version,
        consent_text: consent.text,
        requested_at: time,
        requested_from: from,
      })
      .onConflict((conflict) => conflict.column('submission_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) {
      const known = transaction.selectFrom('subscription').select('id').where('submission_key', '=', submissionKey);
      return (await known.executeTakeFirstOrThrow()).id;
    }

    if (proof) await markProofUsed(transaction, proof);
    await transaction
      .insertInto('subscription_ledger')
      .values({ subscription_id: id, accepted_at: time, letters: 1, erased_at: null })
      .execute();
    const mailbox = normaliseMailbox(email);
    const dueAt = await timeOfMail(
      transaction,
      database.kind,
      { address: normaliseAddress(email), locale, mailbox },
      now,
    );
    await transaction
      .insertInto('letter')
      .values({
        id: randomUUID(),
        subscription_id: id,
        target: 'newsletter-confirmation',
        state: dueAt ? 'pending' : 'suppressed',
        mailbox,
        attempts: 0,
        due_at: (dueAt ?? now).toISOString(),
        trying_since: (dueAt ?? now).toISOString(),
        created_at: time,
        settled_at: dueAt ? null : time,
      })
      .execute();
    return id;
  });
}

type Inbox = { address: string; locale: Locale; mailbox: string };

/**
 * When the confirmation mail may be sent; undefined: not at all. After a recent confirmation of another form the mail
 * is delayed, because subscribing requires it. If the inbox already has a newsletter confirmation with a valid link,
 * that one is used.
 */
async function timeOfMail(
  transaction: Transaction<Schema>,
  kind: Database['kind'],
  { address, locale, mailbox }: Inbox,
  now: Date,
): Promise<Date | undefined> {
  const allowance = await checkConfirmationLimit(transaction, kind, mailbox, now);
  if (allowance.kind === 'now') return now;
  if (allowance.kind === 'none') return undefined;
  const earlierMail = await transaction
    .selectFrom('letter')
    .innerJoin('subscription', 'subscription.id', 'letter.subscription_id')
    .select('letter.id')
    .where('subscription.address', '=', address)
    .where('subscription.locale', '=', locale)
    .where('subscription.state', '=', 'unconfirmed')
    .where('letter.state', 'in', ['pending', 'delivered'])
    .where('letter.created_at', '>', new Date(now.getTime() - confirmDays * 86_400_000).toISOString())
    .executeTakeFirst();
  return earlierMail ? undefined : allowance.at;
}
