/** For tests: a real SMTP server that keeps what it takes, and behaves as badly as it is told. */
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Manners = {
  /** What it says to a recipient; undefined: welcome. */
  recipient?: (address: string) => { code: number } | undefined;
  /** Called when the whole mail is here; until it resolves, nothing is answered. */
  beforeAnswer?: (mail: Email) => Promise<void> | void;
};

export type Receiver = { url: string; port: number; mails: Email[]; close(): Promise<void> };

export async function startReceiver(manners: Manners = {}, port = 0): Promise<Receiver> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Closing does not wait for connections that senders keep for their next mail.
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const refusal = manners.recipient?.(address);
      callback(refusal ? Object.assign(new Error('Not today'), { responseCode: refusal.code }) : null);
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        await manners.beforeAnswer?.(mail);
        mails.push(mail);
        callback(null);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${used}`,
    port: used,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
