/** Sends the newsletter's mails. Subscription state is checked on sending, not on queueing. */
import type { Database } from '../../database/connection.ts';
import type { TokenPurpose } from '../../database/schema.ts';
import type { Env } from '../../env.ts';
import { isRecipientRefused, openMail } from '../../outbox/mail/transport.ts';
import { type Deliver, Undeliverable, Withheld } from '../../outbox/target.ts';
import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import { confirmSubscription } from './confirmSubscription.tsx';
import type { Letter } from './letterQueue.ts';
import { newsletterIssue } from './newsletterIssue.tsx';
import { isSuppressed } from './suppression.ts';
import { confirmDays, mintToken } from './token.ts';

type NewsletterEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'LEADS_TO' | 'SITE_URL'>;

type LetterTargetName = 'newsletter-confirmation' | 'newsletter-issue';

export function openLetterTargets(database: Database, env: NewsletterEnv): Record<LetterTargetName, Deliver<Letter>> {
  const { query } = database;
  const mail = openMail(env);

  async function link(purpose: TokenPurpose, subscriptionId: string, locale: Locale): Promise<string> {
    const token = await mintToken(query, purpose, subscriptionId);
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
      if (state !== 'unconfirmed') throw new Withheld('Was confirmed or ended before this mail was sent');
      const { locale, email } = subscription;
      const content = await confirmSubscription({
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
        throw new Withheld('Was unsubscribed before this mail was sent');
      const content = await newsletterIssue({
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
