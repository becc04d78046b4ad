/** The outbox of removals: documents of erased leads in Firestore. Contains only the lead's id. */

import type { OutboxRow } from './delivery.ts';
import type { OutboxQueue } from './openOutbox.ts';

export type Removal = OutboxRow & { leadId: string };

export const removalQueue: OutboxQueue<Removal> = {
  table: 'removal',
  logIds: ({ leadId }) => ({ lead: leadId }),
  async read(query, ids) {
    const rows = await query
      .selectFrom('removal')
      .select(['id', 'lead_id', 'attempts', 'trying_since'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      attempts: row.attempts,
      tryingSince: row.trying_since,
      leadId: row.lead_id,
    }));
  },
};
