/** For tests: mail servers and a webhook that record accepted deliveries by id, with a separate door per caller. */
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { eventually } from '../testLeads.ts';
import { type Receiver, startReceiver } from '../testReceiver.ts';

/** A delivery that a receiver has accepted. */
export type Take = { id: string; via: 'mail' | 'webhook'; door: string };

export type Door = {
  SMTP_URL: string;
  CLOUD_FUNCTIONS_URL: string;
  WEBHOOK_SECRET: string;
  WEBHOOK_ALLOW_PRIVATE: '1';
};

export type Receivers = {
  takes: Take[];
  /** Deliveries that have arrived and are neither accepted nor answered yet. */
  waiting: Set<Take>;
  /** `step`: a delivery has arrived, or was accepted and is about to be answered. */
  events: EventEmitter<{ step: [] }>;
  /** Until it resolves, an arrived delivery is neither accepted nor answered. */
  gate: ((arrived: Take) => Promise<void> | void) | undefined;
  /** Settings that point to these receivers; the name of the door identifies the caller. */
  door(name: string): Promise<Door>;
  /** Resolves when no client is connected. */
  quiet(): Promise<void>;
  close(): Promise<void>;
};

export async function openReceivers(): Promise<Receivers> {
  const mailServers: Receiver[] = [];
  let inHand = 0;

  async function arrived(take: Take): Promise<void> {
    receivers.waiting.add(take);
    receivers.events.emit('step');
    await receivers.gate?.(take);
    receivers.waiting.delete(take);
  }
  function taken(take: Take): void {
    receivers.takes.push(take);
    receivers.events.emit('step');
  }

  const hooks = createServer(async (request, response) => {
    inHand++;
    const take: Take = { id: String(request.headers['webhook-id']), via: 'webhook', door: request.url?.slice(1) ?? '' };
    try {
      // Throws if the caller dies during the request; then nothing is accepted.
      await Array.fromAsync(request);
      await arrived(take);
      taken(take);
      response.writeHead(204).end();
    } catch {
      response.destroy();
    } finally {
      inHand--;
    }
  });
  await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
  const address = hooks.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const connections = () => new Promise<number>((resolve) => hooks.getConnections((_, count) => resolve(count)));

  const receivers: Receivers = {
    takes: [],
    waiting: new Set(),
    events: new EventEmitter(),
    gate: undefined,
    async door(name) {
      const mailServer = await startReceiver({
        beforeAnswer: (mail) => arrived({ id: idOf(mail), via: 'mail', door: name }),
        taken: (mail) => taken({ id: idOf(mail), via: 'mail', door: name }),
      });
      mailServers.push(mailServer);
      return {
        SMTP_URL: mailServer.url,
        CLOUD_FUNCTIONS_URL: `http://127.0.0.1:${port}/${name}`,
        WEBHOOK_SECRET: 'a secret of the fault tests',
        WEBHOOK_ALLOW_PRIVATE: '1',
      };
    },
    quiet: () =>
      eventually('nobody is connected', async () => {
        return inHand === 0 && mailServers.every((server) => !server.busy()) && (await connections()) === 0;
      }),
    async close() {
      hooks.closeAllConnections();
      await Promise.all([...mailServers.map((server) => server.close()), new Promise((end) => hooks.close(end))]);
    },
  };
  return receivers;
}

/** The id of the outbox row, from the Message-ID. */
const idOf = ({ messageId = '' }: { messageId?: string | undefined }): string => messageId.slice(1, 37);
