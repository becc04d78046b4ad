/** The outbox of the newsletter: each row with its subscription and issue. */

import type { OutboxRow } from '../../outbox/delivery.ts';
import type { OutboxQueue } from '../../outbox/openOutbox.ts';
import { defaultLocale, type Locale, locales } from '../../routes/table.ts';

export type NewsletterDelivery = OutboxRow & {
  createdAt: string;
  subscription: { id: string; locale: Locale; email: string };
  /** Null for the confirmation mail. */
  issue: { subject: string; markdown: string; locale: Locale; recipient: string } | null;
};

export const newsletterQueue: OutboxQueue<NewsletterDelivery> = {
  table: 'letter',
  logIds: ({ subscription }) => ({ subscription: subscription.id }),
  async read(query, ids) {
    const rows = await query
      .selectFrom('letter')
      .innerJoin('subscription', 'subscription.id', 'letter.subscription_id')
      .leftJoin('newsletter_issue', 'newsletter_issue.id', 'letter.issue_id')
      .select(['letter.id', 'letter.attempts', 'letter.trying_since', 'letter.created_at', 'letter.recipient'])
      .select(['subscription.id as subscription_id', 'subscription.locale', 'subscription.email'])
      .select(['newsletter_issue.subject', 'newsletter_issue.markdown', 'newsletter_issue.locale as issue_locale'])
      .where('letter.id', 'in', ids)
      .execute();
    return rows.map(({ subject, markdown, issue_locale, recipient, ...row }) => ({
      id: row.id,
      attempts: row.attempts,
      tryingSince: row.trying_since,
      createdAt: row.created_at,
      subscription: { id: row.subscription_id, locale: localeOf(row.locale), email: row.email },
      issue:
        subject === null || markdown === null || recipient === null
          ? null
          : { subject, markdown, locale: localeOf(issue_locale), recipient },
    }));
  },
};

const localeOf = (stored: string | null): Locale => locales.find((known) => known === stored) ?? defaultLocale;
