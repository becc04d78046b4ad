/**
 * Writes an issue into the outbox for every confirmed address of its language. Can be interrupted and restarted at any
 * point: (issue, address) is unique, so no address is queued twice.
 */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import type { Schema } from '../../database/schema.ts';
import type { NewsletterIssue } from './newsletterIssue.ts';

/** Rows per transaction: a server on the same SQLite file can write in between. */
const batch = 200;

export type QueueIssueResult = { queued: number; alreadyQueued: number };

/** @throws if an issue of this id was started with different content */
export async function queueIssue({ query }: Database, issue: NewsletterIssue): Promise<QueueIssueResult> {
  const { id, locale, subject, markdown } = issue;
  await query
    .insertInto('newsletter_issue')
    .values({ ...issue, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const begun = await query.selectFrom('newsletter_issue').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (begun.subject !== subject || begun.markdown !== markdown)
    throw new Error(`The issue ${id} has been sent with another text. Give this one another name.`);

  const done: QueueIssueResult = { queued: 0, alreadyQueued: 0 };
  for (let after = ''; ; ) {
    const readers = await query
      .selectFrom('subscription')
      .select(['id', 'address'])
      .where('state', '=', 'confirmed')
      .where('locale', '=', locale)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    const last = readers.at(-1);
    if (!last) return done;
    const written = await query.transaction().execute((transaction) => writeLetters(transaction, id, readers));
    done.queued += written;
    done.alreadyQueued += readers.length - written;
    after = last.id;
  }
}

/** Counts the confirmed addresses of the issue's language: not yet queued, and queued before. */
export async function countRecipients({ query }: Database, { id, locale }: NewsletterIssue): Promise<QueueIssueResult> {
  const rows = await query
    .selectFrom('subscription')
    .leftJoin('letter', (join) =>
      join.onRef('letter.recipient', '=', 'subscription.address').on('letter.issue_id', '=', id),
    )
    .select(['letter.id as letter'])
    .where('subscription.state', '=', 'confirmed')
    .where('subscription.locale', '=', locale)
    .execute();
  const before = rows.filter(({ letter }) => letter !== null).length;
  return { queued: rows.length - before, alreadyQueued: before };
}

async function writeLetters(
  transaction: Transaction<Schema>,
  issueId: string,
  readers: { id: string; address: string }[],
): Promise<number> {
  const now = new Date().toISOString();
  const written = await transaction
    .insertInto('letter')
    .values(
      readers.map(({ id, address }) => ({
        id: randomUUID(),
        subscription_id: id,
        issue_id: issueId,
        recipient: address,
        target: 'newsletter-issue',
        state: 'pending' as const,
        attempts: 0,
        due_at: now,
        trying_since: now,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['issue_id', 'recipient']).doNothing())
    .returning('subscription_id')
    .execute();
  if (written.length > 0) {
    await transaction
      .updateTable('subscription_ledger')
      .set((row) => ({ letters: row('letters', '+', 1) }))
      .where(
        'subscription_id',
        'in',
        written.map((row) => row.subscription_id),
      )
      .execute();
  }
  return written.length;
}
