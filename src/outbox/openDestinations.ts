/** The destinations of this installation, according to its settings. */

import type { Database } from '../database/openDatabase.ts';
import type { Env } from '../env.ts';
import { parseBookingChange } from '../features/booking/bookingChange.ts';
import { createSalesBookingMail, createVisitorBookingMail, isReminderDue } from '../features/booking/bookingMails.ts';
import { crmValues } from '../leads/crmValues.ts';
import {
  type Delivery,
  type DeliveryHandler,
  DeliverySuppressed,
  type DestinationName,
  Undeliverable,
} from './delivery.ts';
import { type Mirror, openMirror } from './firestore/openMirror.ts';
import { isRecipientRefused, type MailMessage, openMailTransport } from './mail/mailTransport.ts';
import { confirmation } from './mail/messages/confirmation.tsx';
import { leadToSales } from './mail/messages/leadToSales.tsx';
import { postWebhook } from './webhook/postWebhook.ts';

type DestinationEnv = Pick<
  Env,
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'DATA_DIR'
  | 'LEADS_TO'
  | 'SITE_URL'
  | 'CLOUD_FUNCTIONS_URL'
  | 'WEBHOOK_SECRET'
  | 'WEBHOOK_ALLOW_PRIVATE'
  | 'FIRESTORE_PROJECT'
  | 'FIRESTORE_EMULATOR_HOST'
>;

export function openDestinations(
  env: DestinationEnv,
  { query }: Pick<Database, 'query'>,
  mirror: Mirror = openMirror(env),
): Record<DestinationName, DeliveryHandler> {
  const mail = openMailTransport(env);

  /** Dated by the event, not by the attempt: retries are identical, and a late mail shows its delay. */
  const mailIdentity = ({ id, lead, payload }: Delivery): Pick<MailMessage, 'id' | 'date'> => ({
    id,
    date: new Date(payload === null ? lead.createdAt : parseBookingChange(payload, lead).at),
  });

  /** A refused visitor address is not retried. A refused sales address is retried, because the operator can fix it. */
  const sendToVisitor = (content: MailMessage, signal: AbortSignal): Promise<string> =>
    mail.send(content, signal).catch((error: unknown) => {
      throw isRecipientRefused(error) ? new Undeliverable(error.message, { cause: error }) : error;
    });

  const bookingToVisitor: DeliveryHandler = async (delivery, signal) => {
    const content = await createVisitorBookingMail(query, env, delivery);
    const { email: to = '' } = delivery.lead.fields;
    return sendToVisitor({ ...mailIdentity(delivery), ...content, to }, signal);
  };
  const bookingToSales: DeliveryHandler = async (delivery, signal) =>
    mail.send(
      { ...mailIdentity(delivery), ...(await createSalesBookingMail(query, env, delivery)), to: env.LEADS_TO },
      signal,
    );

  return {
    async 'mail-to-sales'(delivery, signal) {
      const { form, ...lead } = delivery.lead;
      if (form === 'demo') return bookingToSales(delivery, signal);
      const content = await leadToSales({ ...lead, form }, env.SITE_URL);
      return mail.send({ ...mailIdentity(delivery), ...content, to: env.LEADS_TO }, signal);
    },
    async webhook({ id, lead }, signal) {
      const { CLOUD_FUNCTIONS_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE } = env;
      // Retried, not dead: the settings may be restored.
      if (!url || !secret) throw new Error('No webhook is configured any more');
      const message = { type: 'lead.created', timestamp: lead.createdAt, data: toLeadPayload(lead) };
      return postWebhook({ url, secret, allowPrivate: WEBHOOK_ALLOW_PRIVATE === '1' }, id, message, signal);
    },
    'firestore-mirror': ({ lead }, signal) => mirror.put(lead.id, toLeadPayload(lead), signal),
    async 'mail-confirmation'(delivery, signal) {
      const { form, ...lead } = delivery.lead;
      if (form === 'demo') return bookingToVisitor(delivery, signal);
      const content = await confirmation({ ...lead, form }, env);
      const { email: to = '' } = lead.fields;
      return sendToVisitor({ ...mailIdentity(delivery), ...content, to }, signal);
    },
    'mail-change': bookingToVisitor,
    'mail-change-to-sales': bookingToSales,
    async 'mail-reminder'(delivery, signal) {
      if (!(await isReminderDue(query, delivery)))
        throw new DeliverySuppressed('The demo was moved or cancelled, or has begun');
      return bookingToVisitor(delivery, signal);
    },
  };
}

/** The payload of a lead for other systems (webhook and Firestore). */
const toLeadPayload = (lead: Delivery['lead']) => ({
  ...lead,
  crm: crmValues({ ...lead, created_at: lead.createdAt }),
});
