/** The outbox of leads: each row with the lead it belongs to. */
import type { Locale, PageId } from '../routes/table.ts';
import type { LeadContext } from './context.ts';
import type { LeadFormName } from './desk.ts';
import type { Queue } from './outbox.ts';
import type { Delivery, TargetName } from './target.ts';

export const leadQueue: Queue<Delivery> = {
  table: 'delivery',
  about: ({ lead }) => ({ lead: lead.id }),
  async read(query, ids) {
    const rows = await query
      .selectFrom('delivery')
      .innerJoin('lead', 'lead.id', 'delivery.lead_id')
      .select(['delivery.id', 'delivery.target', 'delivery.attempts', 'delivery.trying_since', 'delivery.payload'])
      .select(['lead.id as lead_id', 'lead.form', 'lead.locale', 'lead.page', 'lead.created_at'])
      .select(['lead.fields', 'lead.context'])
      .where('delivery.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      target: row.target as TargetName,
      attempts: row.attempts,
      tryingSince: row.trying_since,
      payload: row.payload,
      lead: {
        id: row.lead_id,
        form: row.form as LeadFormName,
        locale: row.locale as Locale,
        page: row.page as PageId,
        fields: JSON.parse(row.fields) as Record<string, string>,
        context: JSON.parse(row.context) as LeadContext,
        createdAt: row.created_at,
      },
    }));
  },
};
