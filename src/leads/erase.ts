/**
 * Takes records out for good, with their outbox rows and the mails that were written as files. The ledgers keep that they
 * existed, and nothing about whom: `reconcile` tells erased from lost.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/connection.ts';
import type { Env } from '../env.ts';
import { mirroredAmong, planRemovals } from './planRemovals.ts';

/** `removals`: how many documents elsewhere are now to be removed. */
type Erased = { records: number; mails: number; removals: number };

const chunk = 500;

/** Erases leads; returns how many were there, and how many deliveries they had. */
export const eraseLeads = (database: Database, ids: readonly string[], { DATA_DIR }: Pick<Env, 'DATA_DIR'>) =>
  inChunks(ids, async (some) => {
    const { query } = database;
    const mails = await query.selectFrom('delivery').select('id').where('lead_id', 'in', some).execute();
    await removeMails(DATA_DIR, mails);
    const gone = await query.transaction().execute(async (transaction) => {
      const mirrored = await mirroredAmong(transaction, some);
      const deleted = await transaction.deleteFrom('lead').where('id', 'in', some).returning('id').execute();
      const erased_at = new Date().toISOString();
      await transaction.updateTable('ledger').set({ erased_at }).where('lead_id', 'in', idsOf(deleted)).execute();
      const records = new Set(deleted.map(({ id }) => id));
      const removals = await planRemovals(
        transaction,
        mirrored.filter((id) => records.has(id)),
      );
      return { records: records.size, removals };
    });
    // Once more: a mail may have been written between the first look and the deletion.
    await removeMails(DATA_DIR, mails);
    return { ...gone, mails: mails.length };
  });

/** Erases newsletter records with their proofs; returns how many were there, and how many mails they had. */
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

/** `in ()` is no SQL on either database. */
const idsOf = (rows: { id: string }[]): string[] => (rows.length > 0 ? rows.map(({ id }) => id) : ['']);

/** The files of outbox/mail/transport.ts, which are named by the row. */
async function removeMails(dataDir: string, mails: { id: string }[]): Promise<void> {
  await Promise.all(mails.map(({ id }) => rm(join(dataDir, 'mail', `${id}.eml`), { force: true })));
}
