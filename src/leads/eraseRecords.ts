/**
 * Erases records with their outbox rows and mail files. The ledgers keep that a record existed, without personal data,
 * so that `reconcile` can distinguish erased records from lost ones.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/openDatabase.ts';
import type { Env } from '../env.ts';
import { findMirroredLeads, queueRemovals } from './queueRemovals.ts';

/** `removals`: the number of documents still to be removed from Firestore. */
type Erased = { records: number; mails: number; removals: number };

const chunk = 500;

/** Erases leads. Returns the numbers of erased leads, of their deliveries, and of planned removals. */
export const eraseLeads = (database: Database, ids: readonly string[], { DATA_DIR }: Pick<Env, 'DATA_DIR'>) =>
  inChunks(ids, async (some) => {
    const { query } = database;
    const mails = await query.selectFrom('delivery').select('id').where('lead_id', 'in', some).execute();
    await removeMails(DATA_DIR, mails);
    const gone = await query.transaction().execute(async (transaction) => {
      const mirrored = await findMirroredLeads(transaction, some);
      const deleted = await transaction.deleteFrom('lead').where('id', 'in', some).returning('id').execute();
      const erased_at = new Date().toISOString();
      await transaction.updateTable('ledger').set({ erased_at }).where('lead_id', 'in', idsOf(deleted)).execute();
      const records = new Set(deleted.map(({ id }) => id));
      const removals = await queueRemovals(
        transaction,
        mirrored.filter((id) => records.has(id)),
      );
      return { records: records.size, removals };
    });
    // Again: a mail may have been written between the first pass and the deletion.
    await removeMails(DATA_DIR, mails);
    return { ...gone, mails: mails.length };
  });

/** Erases newsletter records with their proofs of consent. Returns the numbers of erased records and of their mails. */
export const eraseSubscriptions = (database: Database, ids: readonly string[], { DATA_DIR }: Pick<Env, 'DATA_DIR'>) =>
  inChunks(ids, async (some) => {
    const { query } = database;
    const mails = await query.selectFrom('letter').select('id').where('subscription_id', 'in', some).execute();
    await removeMails(DATA_DIR, mails);
    const gone = await query.transaction().execute(async (transaction) => {
      const deleted = await transaction.deleteFrom('subscription').where('id', 'in', some).returning('id').execute();
      await transaction
        .updateTable('subscription_ledger')
        .set({ erased_at: new Date().toISOString() })
        .where('subscription_id', 'in', idsOf(deleted))
        .execute();
      return deleted;
    });
    await removeMails(DATA_DIR, mails);
    return { records: gone.length, mails: mails.length, removals: 0 };
  });

async function inChunks(ids: readonly string[], erase: (some: string[]) => Promise<Erased>): Promise<Erased> {
  const sum: Erased = { records: 0, mails: 0, removals: 0 };
  for (let start = 0; start < ids.length; start += chunk) {
    const { records, mails, removals } = await erase(ids.slice(start, start + chunk));
    sum.records += records;
    sum.mails += mails;
    sum.removals += removals;
  }
  return sum;
}

/** Both databases reject `in ()`. */
const idsOf = (rows: { id: string }[]): string[] => (rows.length > 0 ? rows.map(({ id }) => id) : ['']);

/** Removes the files of outbox/mail/mailTransport.ts, named by the row's id. */
async function removeMails(dataDir: string, mails: { id: string }[]): Promise<void> {
  await Promise.all(mails.map(({ id }) => rm(join(dataDir, 'mail', `${id}.eml`), { force: true })));
}
