/** The list of addresses that want no newsletter. It holds hashes, so that it can outlive everything else about them. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** One person's address, however its letters are written. */
export const addressOf = (email: string): string => email.toLowerCase();

export async function suppress(query: Kysely<Schema>, address: string, now: Date): Promise<void> {
  await query
    .insertInto('suppression')
    .values({ hash: hashOf(address), since: now.toISOString() })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** Only a new confirmation by the address itself does this. */
export async function lift(query: Kysely<Schema>, address: string): Promise<void> {
  await query.deleteFrom('suppression').where('hash', '=', hashOf(address)).execute();
}

export async function isSuppressed(query: Kysely<Schema>, address: string): Promise<boolean> {
  const found = query.selectFrom('suppression').select('hash').where('hash', '=', hashOf(address));
  return (await found.executeTakeFirst()) !== undefined;
}

/** A prefix of our own: the hash cannot be looked up in lists of hashed addresses that others have. */
const hashOf = (address: string): string => createHash('sha256').update(`newsletter\n${address}`).digest('hex');
