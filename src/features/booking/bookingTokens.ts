/**
 * Secret tokens of links to a booking. Only their SHA-256 is stored, so a later mail cannot repeat an earlier link:
 * each mail gets its own token, and all of them work (docs/decisions/0172-each-booking-mail-has-its-own-link.md).
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** 192 random bits, URL-safe. */
export async function createBookingToken(query: Kysely<Schema>, bookingId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const row = { hash: hashBookingToken(token), booking_id: bookingId, created_at: new Date().toISOString() };
  await query.insertInto('booking_link').values(row).execute();
  return token;
}

export const hashBookingToken = (token: string): string => createHash('sha256').update(token).digest('hex');
