/**
 * A mail server and a webhook receiver that accept everything and count it by id. They run in a process separate from
 * the server under load, as real receivers do.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { SMTPServer } from 'smtp-server';

export type ReceivedCounts = Record<'mails' | 'webhooks', { all: number; ids: number }>;

const mails = { all: 0, ids: new Set<string>() };
const webhooks = { all: 0, ids: new Set<string>() };
const note = (kind: typeof mails, id: string) => {
  kind.all += 1;
  kind.ids.add(id);
};

const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  // Reverse DNS lookups are not part of the measurement.
  disableReverseLookup: true,
  onData(stream, _session, callback) {
    let head = '';
    stream.on('data', (chunk: Buffer) => {
      if (head.length < 4_096) head += chunk.toString();
    });
    stream.on('end', () => {
      note(mails, /^Message-ID: <(\S+)>/im.exec(head)?.[1] ?? '');
      callback(null);
    });
  },
});
// The sender retries after a broken connection.
mailServer.on('error', () => {});
await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));

const webhookServer = createServer(async (request, response) => {
  if (request.method === 'GET') {
    const received: ReceivedCounts = { mails: counted(mails), webhooks: counted(webhooks) };
    return response.end(JSON.stringify(received));
  }
  await drained(request);
  note(webhooks, String(request.headers['webhook-id']));
  return response.writeHead(204).end();
});
await new Promise<void>((resolve) => webhookServer.listen(0, '127.0.0.1', resolve));

console.log(JSON.stringify({ smtp: portOf(mailServer.server.address()), http: portOf(webhookServer.address()) }));

const counted = ({ all, ids }: typeof mails) => ({ all, ids: ids.size });

async function drained(request: IncomingMessage): Promise<void> {
  for await (const _ of request);
}

function portOf(address: ReturnType<typeof webhookServer.address>): number {
  return typeof address === 'object' && address ? address.port : 0;
}
