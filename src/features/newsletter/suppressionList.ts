/** Suppression list of unsubscribed addresses. It stores hashes, so it can be kept after all other data is erased. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Normalizes an address: case does not matter. */
export const normaliseAddress = (email: string): string => email.toLowerCase();

export async function suppressAddress(query: Kysely<Schema>, address: string, now: Date): Promise<void> {
  await query
    .insertInto('suppression')
    .values({ hash: hashOf(address), since: now.toISOString() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** Removes an address; called only on a new confirmation by the address itself. */
export async function unsuppressAddress(query: Kysely<Schema>, address: string): Promise<void> {
  await query.deleteFrom('suppression').where('hash', '=', hashOf(address)).execute();
}

export async function isSuppressed(query: Kysely<Schema>, address: string): Promise<boolean> {
  const found = query.selectFrom('suppression').select('hash').where('hash', '=', hashOf(address));
  return (await found.executeTakeFirst()) !== undefined;
}

/** Hashed with a prefix: the hash does not match lists of hashed addresses from elsewhere. */
const hashOf = (address: string): string => createHash('sha256').update(`newsletter\n${address}`).digest('hex');
