/** The outbox of leads: each row with its lead. */
import { isLeadFormName, parseLeadRow } from '../leads/parseLeadRow.ts';
import type { Delivery } from './delivery.ts';
import type { OutboxQueue } from './openOutbox.ts';

export const leadQueue: OutboxQueue<Delivery> = {
  table: 'delivery',
  logIds: ({ lead }) => ({ lead: lead.id }),
  async read(query, ids) {
    const rows = await query
      .selectFrom('delivery')
      .innerJoin('lead', 'lead.id', 'delivery.lead_id')
      .select(['delivery.id', 'delivery.target', 'delivery.attempts', 'delivery.trying_since', 'delivery.payload'])
      .select(['lead.id as lead_id', 'lead.form', 'lead.locale', 'lead.page', 'lead.created_at'])
      .select(['lead.fields', 'lead.context'])
      .where('delivery.id', 'in', ids)
      .execute();
    return rows.map(({ form, ...row }) => {
      const { locale, fields, context, problem } = parseLeadRow({ form, ...row });
      return {
        id: row.id,
        destination: row.target,
        attempts: row.attempts,
        tryingSince: row.trying_since,
        payload: row.payload,
        lead: {
          id: row.lead_id,
          form: isLeadFormName(form) ? form : 'contact',
          locale,
          page: row.page,
          fields,
          context,
          createdAt: row.created_at,
        },
        ...(problem && { problem }),
      };
    });
  },
};
