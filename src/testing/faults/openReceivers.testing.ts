/**
 * For tests: mail servers and a webhook that record accepted deliveries by id. Each calling site has its own addresses.
 */
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { waitUntil } from '../createTestEnvironment.testing.ts';
import { startSmtpServer, type TestSmtpServer } from '../startSmtpServer.testing.ts';

/** A delivery that a receiver has accepted. */
export type ReceivedDelivery = { id: string; via: 'mail' | 'webhook'; receiver: string };

export type ReceiverSettings = {
  SMTP_URL: string;
  CLOUD_FUNCTIONS_URL: string;
  WEBHOOK_SECRET: string;
  WEBHOOK_ALLOW_PRIVATE: '1';
};

export type Receivers = {
  received: ReceivedDelivery[];
  /** Deliveries that have arrived and are neither accepted nor answered yet. */
  inProgress: Set<ReceivedDelivery>;
  /** `step`: a delivery has arrived, or was accepted and is about to be answered. */
  events: EventEmitter<{ step: [] }>;
  /** Until it resolves, an arrived delivery is neither accepted nor answered. */
  gate: ((arrived: ReceivedDelivery) => Promise<void> | void) | undefined;
  /** Settings that point to these receivers; `receiver` of their deliveries is `name`. */
  settingsFor(name: string): Promise<ReceiverSettings>;
  /** Resolves when no client is connected. */
  waitUntilIdle(): Promise<void>;
  close(): Promise<void>;
};

export async function openReceivers(): Promise<Receivers> {
  const mailServers: TestSmtpServer[] = [];
  let openRequests = 0;

  async function arrived(delivery: ReceivedDelivery): Promise<void> {
    receivers.inProgress.add(delivery);
    receivers.events.emit('step');
    await receivers.gate?.(delivery);
    receivers.inProgress.delete(delivery);
  }
  function accepted(delivery: ReceivedDelivery): void {
    receivers.received.push(delivery);
    receivers.events.emit('step');
  }

  const hooks = createServer(async (request, response) => {
    openRequests++;
    const delivery: ReceivedDelivery = {
      id: String(request.headers['webhook-id']),
      via: 'webhook',
      receiver: request.url?.slice(1) ?? '',
    };
    try {
      // Throws if the caller dies during the request; then nothing is accepted.
      await Array.fromAsync(request);
      await arrived(delivery);
      accepted(delivery);
      response.writeHead(204).end();
    } catch {
      response.destroy();
    } finally {
      openRequests--;
    }
  });
  await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
  const address = hooks.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const connections = () => new Promise<number>((resolve) => hooks.getConnections((_, count) => resolve(count)));

  const receivers: Receivers = {
    received: [],
    inProgress: new Set(),
    events: new EventEmitter(),
    gate: undefined,
    async settingsFor(name) {
      const mailServer = await startSmtpServer({
        beforeResponse: (mail) => arrived({ id: idOf(mail), via: 'mail', receiver: name }),
        onAccepted: (mail) => accepted({ id: idOf(mail), via: 'mail', receiver: name }),
      });
      mailServers.push(mailServer);
      return {
        SMTP_URL: mailServer.url,
        CLOUD_FUNCTIONS_URL: `http://127.0.0.1:${port}/${name}`,
        WEBHOOK_SECRET: 'a secret of the fault tests',
        WEBHOOK_ALLOW_PRIVATE: '1',
      };
    },
    waitUntilIdle: () =>
      waitUntil('no client is connected', async () => {
        return openRequests === 0 && mailServers.every((server) => !server.busy()) && (await connections()) === 0;
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
