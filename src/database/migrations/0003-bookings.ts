import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Booked demos, their links, and the payload of deliveries. schema.ts documents the columns. */
export async function bookings(query: Kysely<Schema>): Promise<void> {
  await query.schema
    .createTable('booking')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().unique().references('lead.id').onDelete('cascade'))
    .addColumn('slot', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('moves', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    // NULLs are distinct on both databases: cancelled bookings take no seat.
    .addUniqueConstraint('booking_seat', ['slot', 'seat'])
    .execute();

  await query.schema
    .createTable('booking_link')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('booking.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await query.schema.createIndex('booking_link_booking').on('booking_link').column('booking_id').execute();

  await query.schema.alterTable('delivery').addColumn('payload', 'text').execute();
}
