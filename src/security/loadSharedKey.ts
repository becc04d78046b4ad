import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/**
 * Returns the key of that name, the same for all processes of an installation and after a restart. The first reader
 * creates it.
 */
export async function loadSharedKey(query: Kysely<Schema>, name: string): Promise<string> {
  const fresh = { name, value: randomBytes(32).toString('hex') };
  await query
    .insertInto('secret')
    .values(fresh)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await query.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
}
