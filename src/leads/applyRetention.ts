/** Deletes records past their retention period (quality.md, Law and consent). Idempotent, also across processes. */
import type { Database } from '../database/openDatabase.ts';
import type { Env } from '../env.ts';
import { deleteOldQuestions, keptDays } from '../features/kept-questions/keptQuestions.ts';
import { eraseLeads, eraseSubscriptions } from './eraseRecords.ts';

const leadMonths = 24;
const unconfirmedDays = 14;
const proofMonths = 36;
/** A consent to vendors expires after this time if it is not withdrawn (features/consent/consentCookie.ts). */
const consentMonths = 6;

export type RetentionResult = Record<
  'leads' | 'unconfirmed' | 'proofs' | 'consents' | 'challenges' | 'questions' | 'mails' | 'removals',
  number
>;

export async function applyRetention(
  database: Database,
  env: Pick<Env, 'DATA_DIR'>,
  now: Date = new Date(),
): Promise<RetentionResult> {
  const leads = await eraseLeads(database, await findExpiredLeads(database, monthsBefore(now, leadMonths)), env);

  const { query } = database;
  const unconfirmedSince = new Date(now.getTime() - unconfirmedDays * 86_400_000).toISOString();
  const unconfirmed = await query
    .selectFrom('subscription')
    .select('id')
    .where('state', '=', 'unconfirmed')
    .where('requested_at', '<', unconfirmedSince)
    .execute();
  const proofs = await query
    .selectFrom('subscription')
    .select('id')
    .where('state', '=', 'ended')
    .where('ended_at', '<', monthsBefore(now, proofMonths))
    .execute();
  const erasedRequests = await eraseSubscriptions(
    database,
    unconfirmed.map(({ id }) => id),
    env,
  );
  const erasedProofs = await eraseSubscriptions(
    database,
    proofs.map(({ id }) => id),
    env,
  );
  const consents = await removeConsents(database, now);
  const { numDeletedRows } = await query
    .deleteFrom('used_challenge')
    .where('expires_at', '<', now.toISOString())
    .executeTakeFirstOrThrow();
  return {
    leads: leads.records,
    unconfirmed: erasedRequests.records,
    proofs: erasedProofs.records,
    consents,
    challenges: Number(numDeletedRows),
    questions: await deleteOldQuestions(database, now),
    mails: leads.mails + erasedRequests.mails + erasedProofs.mails,
    removals: leads.removals,
  };
}

export const formatRetention = ({
  leads,
  unconfirmed,
  proofs,
  consents,
  challenges,
  questions,
  mails,
  removals,
}: RetentionResult): string =>
  [
    `Leads without contact for ${leadMonths} months: ${leads} deleted`,
    `Newsletter requests not confirmed for ${unconfirmedDays} days: ${unconfirmed} deleted`,
    `Proofs of consent ${proofMonths / 12} years after their end: ${proofs} deleted`,
    `Consents to vendors ${proofMonths / 12} years after their end: ${consents} deleted`,
    `Solved challenges past their time: ${challenges} deleted`,
    `Questions to the chat kept for ${keptDays} days: ${questions} deleted`,
    `Outbox rows deleted with them: ${mails}`,
    `Documents in Firestore to be removed with them: ${removals}`,
  ].join('\n');

/** Also deletes consent texts that no consent refers to. */
const removeConsents = ({ write }: Database, now: Date): Promise<number> =>
  write(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('consent')
      .where((where) =>
        where.or([
          where('ended_at', '<', monthsBefore(now, proofMonths)),
          where.and([
            where('ended_at', 'is', null),
            where('given_at', '<', monthsBefore(now, proofMonths + consentMonths)),
          ]),
        ]),
      )
      .executeTakeFirstOrThrow();
    const inUse = transaction.selectFrom('consent').select('version');
    await transaction.deleteFrom('consent_text').where('version', 'not in', inUse).execute();
    return Number(numDeletedRows);
  });

/** Ids of leads without contact since then: a newer lead of the same address is contact and keeps the older ones. */
async function findExpiredLeads({ query }: Database, since: string): Promise<string[]> {
  const recent = query
    .selectFrom('lead as recent')
    .select((select) => select.fn<string>('lower', ['recent.email']).as('address'))
    .where('recent.created_at', '>=', since);
  const old = await query
    .selectFrom('lead')
    .select('id')
    .where('created_at', '<', since)
    .where((where) => where(where.fn<string>('lower', ['email']), 'not in', recent))
    .execute();
  return old.map(({ id }) => id);
}

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then.toISOString();
}
