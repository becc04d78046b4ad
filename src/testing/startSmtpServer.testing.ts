/** For tests: a real SMTP server that stores accepted mails and simulates faults. */
import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** `content`: the whole mail has arrived and is not accepted yet. */
export type SmtpStage = 'greeting' | 'sender' | 'recipient' | 'content';

/** A refusal with this code, no response (`silence`), or a connection closed without a response (`cut`). */
export type SmtpFault = { code: number } | 'silence' | 'cut';

export type SmtpBehaviour = {
  /** The refusal of a recipient; undefined: accepted. */
  recipient?: (address: string) => { code: number } | undefined;
  /** The fault at a stage; undefined: none. */
  fault?: (stage: SmtpStage) => SmtpFault | undefined;
  /** Called when the whole mail has arrived; the response waits until it resolves. */
  beforeResponse?: (mail: Email) => Promise<void> | void;
  /** Called when the mail is accepted, right before the response. */
  onAccepted?: (mail: Email) => void;
};

export type TestSmtpServer = {
  url: string;
  port: number;
  mails: Email[];
  /** True if a client is connected or a mail is being read. */
  busy(): boolean;
  close(): Promise<void>;
};

type Callback = (error?: Error | null) => void;

export async function startSmtpServer(manners: SmtpBehaviour = {}, port = 0): Promise<TestSmtpServer> {
  const mails: Email[] = [];
  const sockets = new Map<number | undefined, Socket>();
  let reading = 0;

  function answer(stage: SmtpStage, session: SMTPServerSession, callback: Callback): void {
    const fault = manners.fault?.(stage);
    if (fault === undefined) callback(null);
    else if (fault === 'cut') sockets.get(session.remotePort)?.destroy();
    else if (fault !== 'silence') callback(refusal(fault.code));
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Closing does not wait for idle connections that senders keep open.
    closeTimeout: 100,
    onConnect: (session, callback) => answer('greeting', session, callback),
    onMailFrom: (_address, session, callback) => answer('sender', session, callback),
    onRcptTo({ address }, session, callback) {
      const refused = manners.recipient?.(address);
      if (refused) callback(refusal(refused.code));
      else answer('recipient', session, callback);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        reading++;
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        await manners.beforeResponse?.(mail);
        answer('content', session, (error) => {
          if (!error) {
            mails.push(mail);
            manners.onAccepted?.(mail);
          }
          callback(error);
        });
        reading--;
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    const from = socket.remotePort;
    sockets.set(from, socket);
    socket.once('close', () => sockets.delete(from));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${used}`,
    port: used,
    mails,
    busy: () => sockets.size > 0 || reading > 0,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}

const refusal = (code: number): Error => Object.assign(new Error('Not today'), { responseCode: code });
