/** Sends mails: by SMTP if SMTP_URL is set, else to RFC 5322 files that any mail client opens. */
import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { makePrivateFolder } from '../../database/privateFolder.ts';
import type { Env } from '../../env.ts';
import type { CalendarFile } from '../../features/booking/createCalendarFile.ts';
import { isErrorOfKind } from '../../isErrorOfKind.ts';
import { site } from '../../site.ts';

type Address = { name: string; address: string };

/** The content of a message, independent of recipient and delivery. */
export type MailContent = {
  subject: string;
  html: string;
  text: string;
  language: string;
  replyTo: Address;
  /** RFC 3834: keeps out-of-office answers from coming back. */
  autoSubmitted: 'auto-generated' | 'auto-replied';
  /** In addition to the headers of every mail. */
  headers?: Record<string, string>;
  /** An event for calendars: shown as an invitation, and attached as a file. */
  calendar?: CalendarFile;
  attachment?: { filename: string; contentType: string; content: Buffer };
};

export type MailMessage = MailContent & {
  /** Used in the Message-ID and the file name, so that duplicates are recognisable. */
  id: string;
  date: Date;
  to: string;
};

export type MailTransport = {
  /** Resolves with the receiver's response. @throws {RecipientRefused} if the inbox does not exist */
  send(mail: MailMessage, signal: AbortSignal): Promise<string>;
};

/** The receiving server permanently refuses mail for this address. */
export class RecipientRefused extends Error {
  readonly kind = 'recipient-refused';
}
export const isRecipientRefused = isErrorOfKind<RecipientRefused>('recipient-refused');

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

export const openMailTransport = (env: MailEnv): MailTransport =>
  env.SMTP_URL ? mailBySmtp(env.SMTP_URL, env.MAIL_FROM) : mailToFiles(join(env.DATA_DIR, 'mail'), env.MAIL_FROM);

/** Enough for all lanes of the outbox (outbox/worker.ts), so that a stuck lane does not block another. */
const maxConnections = 40;
/** Milliseconds. Connections stay open while there is more to send and are closed soon after. */
const idleTimeout = 1_000;

function mailBySmtp(url: string, from: string): MailTransport {
  // No certificate check on localhost: no network to eavesdrop on, and local relays rarely have a matching certificate.
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  const transport = createTransport({
    url,
    // Many mails share a connection, without a handshake for each.
    pool: true,
    maxConnections,
    idleTimeout,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(local && { tls: { rejectUnauthorized: false } }),
  });
  return {
    async send(mail, signal) {
      try {
        const { response } = await transport.sendMail({ ...compose(mail, from), signal });
        return response;
      } catch (error) {
        throw isRecipientError(error) ? new RecipientRefused(error.message, { cause: error }) : error;
      }
    },
  };
}

/** A permanent error to RCPT TO concerns the address; any other refusal may concern the sender and be temporary. */
const isRecipientError = (error: unknown): error is Error =>
  error instanceof Error &&
  'permanent' in error &&
  error.permanent === true &&
  'command' in error &&
  error.command === 'RCPT TO';

function mailToFiles(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(compose(mail, from));
      makePrivateFolder(folder);
      const file = join(folder, `${mail.id}.eml`);
      const unfinished = join(folder, `.${mail.id}.${randomUUID()}.tmp`);
      try {
        await writeAndSync(unfinished, Buffer.isBuffer(message) ? message : await buffer(message));
        await rename(unfinished, file);
      } catch (error) {
        // On a full disk, partial mails must not take the remaining space.
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(folder);
      return file;
    },
  };
}

function compose(mail: MailMessage, from: string) {
  return {
    messageId: `<${mail.id}@${site.domain}>`,
    date: mail.date,
    from: { name: site.brand, address: from },
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: 'demo.ics' } }),
    ...(mail.attachment && { attachments: [mail.attachment] }),
    headers: {
      ...mail.headers,
      'Content-Language': mail.language,
      'Auto-Submitted': mail.autoSubmitted,
      ...(mail.autoSubmitted === 'auto-replied' && { 'X-Auto-Response-Suppress': 'All' }),
    },
  };
}

async function writeAndSync(file: string, content: Uint8Array) {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename is durable only after the folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
