/** One person's data, by email address: the rights to a copy and to erasure (GDPR, Articles 15, 17 and 20). */
import type { Database } from '../database/openDatabase.ts';
import type { Env } from '../env.ts';
import { isSuppressed, normaliseAddress, suppressAddress } from '../features/newsletter/suppressionList.ts';
import { email } from '../forms/definitions/fields.ts';
import { eraseLeads, eraseSubscriptions } from './eraseRecords.ts';
import { readLeads } from './leadRecords.ts';

/** An email address as forms store it, in lower case; empty if it is invalid. */
export function parseAddress(given: string): string {
  const parsed = email().schema.safeParse(given);
  return parsed.success ? normaliseAddress(parsed.data) : '';
}

/** Everything that is stored about an address. */
export async function exportPersonalData(database: Database, address: string) {
  const { query } = database;
  const subscriptions = await query.selectFrom('subscription').selectAll().where('address', '=', address).execute();
  const newsletter = await Promise.all(
    subscriptions.map(async ({ submission_key: _key, ...subscription }) => ({
      ...subscription,
      mails: await query
        .selectFrom('letter')
        .select(['id', 'issue_id', 'target', 'state', 'created_at', 'settled_at', 'receipt'])
        .where('subscription_id', '=', subscription.id)
        .orderBy('created_at')
        .execute(),
    })),
  );
  return {
    email: address,
    leads: await Array.fromAsync(readLeads(database, { address })),
    newsletter,
    wantsNoNewsletter: await isSuppressed(query, address),
  };
}

/** Erases everything about an address. A newsletter subscriber stays on the suppression list, as a hash. */
export async function erasePersonalData(database: Database, address: string, env: Pick<Env, 'DATA_DIR'>) {
  const { query } = database;
  const leads = await Array.fromAsync(readLeads(database, { address }));
  const subscriptions = await query.selectFrom('subscription').select('id').where('address', '=', address).execute();
  // First, so that an issue in the outbox is no longer sent.
  if (subscriptions.length > 0) await suppressAddress(query, address, new Date());
  const erasedLeads = await eraseLeads(
    database,
    leads.map(({ id }) => id),
    env,
  );
  const erasedSubscriptions = await eraseSubscriptions(
    database,
    subscriptions.map(({ id }) => id),
    env,
  );
  return {
    leads: erasedLeads.records,
    deliveries: erasedLeads.mails,
    subscriptions: erasedSubscriptions.records,
    letters: erasedSubscriptions.mails,
    removals: erasedLeads.removals,
  };
}
