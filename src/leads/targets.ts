/** The targets of this installation, as its settings say. */
import type { Env } from '../env.ts';
import { confirmation } from '../mail/messages/confirmation.tsx';
import { leadToSales } from '../mail/messages/leadToSales.tsx';
import { type Letter, openMail, RecipientRefused } from '../mail/transport.ts';
import { type Deliver, type Delivery, type TargetName, Undeliverable } from './target.ts';

type TargetEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'LEADS_TO' | 'SITE_URL'>;

export function openTargets(env: TargetEnv): Record<TargetName, Deliver> {
  const mail = openMail(env);

  /** The date of the lead, not of the attempt: a repeat is the same letter, and a late one says how late it is. */
  const letter = ({ id, lead }: Delivery): Pick<Letter, 'id' | 'date'> => ({ id, date: new Date(lead.createdAt) });

  return {
    async 'mail-to-sales'(delivery, signal) {
      const content = await leadToSales(delivery.lead, env.SITE_URL);
      return mail.send({ ...letter(delivery), ...content, to: env.LEADS_TO }, signal);
    },
    async 'mail-confirmation'(delivery, signal) {
      const content = await confirmation(delivery.lead, env.LEADS_TO);
      const { email: to = '' } = delivery.lead.fields;
      // A mistyped address stays mistyped. Sales is tried again even then: there the fault is ours, and can be mended.
      return mail.send({ ...letter(delivery), ...content, to }, signal).catch((error: unknown) => {
        throw error instanceof RecipientRefused ? new Undeliverable(error.message, { cause: error }) : error;
      });
    },
  };
}
