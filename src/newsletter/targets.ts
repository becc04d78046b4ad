/** Sends the newsletter's mails. Whether one is still wanted is asked at the last moment, not when it was written. */
import type { Database } from '../database/connection.ts';
import type { TokenPurpose } from '../database/schema.ts';
import type { Env } from '../env.ts';
import { type Deliver, Undeliverable, Withheld } from '../leads/target.ts';
import { confirmSubscription } from '../mail/messages/confirmSubscription.tsx';
import { openMail, RecipientRefused } from '../mail/transport.ts';
import { href } from '../routes/hrefs.ts';
import type { Locale } from '../routes/table.ts';
import type { Letter } from './letterQueue.ts';
import { confirmDays, mintToken } from './token.ts';

type NewsletterEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'LEADS_TO' | 'SITE_URL'>;

export const letterTargetNames = ['newsletter-confirmation'] as const;
type LetterTargetName = (typeof letterTargetNames)[number];

export function openLetterTargets(database: Database, env: NewsletterEnv): Record<LetterTargetName, Deliver<Letter>> {
  const { query } = database;
  const mail = openMail(env);

  async function link(purpose: TokenPurpose, subscriptionId: string, locale: Locale): Promise<string> {
    const token = await mintToken(query, purpose, subscriptionId);
    return linkOf(purpose, token, locale, env.SITE_URL);
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
  };
}

export const linkOf = (purpose: TokenPurpose, token: string, locale: Locale, siteUrl: string): string => {
  const url = new URL(href(`newsletter-${purpose}`, locale), siteUrl);
  url.searchParams.set('t', token);
  return url.href;
};

const giveUpIfRefused = (error: unknown): never => {
  throw error instanceof RecipientRefused ? new Undeliverable(error.message, { cause: error }) : error;
};
