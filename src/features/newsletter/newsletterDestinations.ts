/** Sends the newsletter's mails. Subscription state is checked on sending, not on queueing. */
import type { Database } from '../../database/openDatabase.ts';
import type { TokenPurpose } from '../../database/schema.ts';
import type { Env } from '../../env.ts';
import { type DeliveryHandler, DeliverySuppressed, Undeliverable } from '../../outbox/delivery.ts';
import { isRecipientRefused, openMailTransport } from '../../outbox/mail/mailTransport.ts';
import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import type { NewsletterDelivery } from './newsletterQueue.ts';
import { confirmDays, createNewsletterToken } from './newsletterTokens.ts';
import { renderNewsletterConfirmation } from './renderNewsletterConfirmation.tsx';
import { renderNewsletterIssue } from './renderNewsletterIssue.tsx';
import { isSuppressed } from './suppressionList.ts';

type NewsletterEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'LEADS_TO' | 'SITE_URL'>;

type NewsletterDestinationName = 'newsletter-confirmation' | 'newsletter-issue';

export function openNewsletterDestinations(
  database: Database,
  env: NewsletterEnv,
): Record<NewsletterDestinationName, DeliveryHandler<NewsletterDelivery>> {
  const { query } = database;
  const mail = openMailTransport(env);

  async function link(purpose: TokenPurpose, subscriptionId: string, locale: Locale): Promise<string> {
    const token = await createNewsletterToken(query, purpose, subscriptionId);
    const url = new URL(href(`newsletter-${purpose}`, locale), env.SITE_URL);
    url.searchParams.set('t', token);
    return url.href;
  }

  return {
    async 'newsletter-confirmation'({ id, createdAt, subscription }, signal) {
      const { state } = await query
        .selectFrom('subscription')
        .select('state')
        .where('id', '=', subscription.id)
        .executeTakeFirstOrThrow();
      if (state !== 'unconfirmed') throw new DeliverySuppressed('Was confirmed or ended before this mail was sent');
      const { locale, email } = subscription;
      const content = await renderNewsletterConfirmation({
        locale,
        link: await link('confirm', subscription.id, locale),
        days: confirmDays,
        replyTo: env.LEADS_TO,
        siteUrl: env.SITE_URL,
      });
      return mail.send({ id, date: new Date(createdAt), to: email, ...content }, signal).catch(giveUpIfRefused);
    },

    async 'newsletter-issue'({ id, createdAt, issue }, signal) {
      if (!issue) throw new Undeliverable('This mail belongs to no issue');
      const { locale, subject, markdown, recipient } = issue;
      const reader = await query
        .selectFrom('subscription')
        .select(['id', 'email'])
        .where('address', '=', recipient)
        .where('state', '=', 'confirmed')
        .where('locale', '=', locale)
        .executeTakeFirst();
      if (!reader || (await isSuppressed(query, recipient)))
        throw new DeliverySuppressed('Was unsubscribed before this mail was sent');
      const content = await renderNewsletterIssue({
        locale,
        subject,
        markdown,
        unsubscribe: await link('unsubscribe', reader.id, locale),
        replyTo: env.LEADS_TO,
        siteUrl: env.SITE_URL,
      });
      return mail.send({ id, date: new Date(createdAt), to: reader.email, ...content }, signal).catch(giveUpIfRefused);
    },
  };
}

const giveUpIfRefused = (error: unknown): never => {
  throw isRecipientRefused(error) ? new Undeliverable(error.message, { cause: error }) : error;
};
