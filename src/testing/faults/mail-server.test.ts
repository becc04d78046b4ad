import { afterEach, beforeEach, describe, it } from 'vitest';
import { type Leads, openLeads } from '../../server/openLeads.ts';
import { databaseKinds, eventually } from '../testLeads.ts';
import { type Fault, type Receiver, type Stage, startReceiver } from '../testReceiver.ts';
import { contactOf } from './contactOf.ts';
import { expectDelivered } from './expectDelivered.ts';
import { setScene } from './scene.ts';
import { submit } from './submit.ts';

/** Shortens nodemailer's timeouts, by default 10 s for the greeting and 30 s for other responses (transport.ts). */
const impatient = '/?greetingTimeout=300&socketTimeout=300';

const stages: Stage[] = ['greeting', 'sender', 'recipient', 'content'];
const faults: [string, Fault][] = [
  ['answers with 4xx', { code: 451 }],
  ['answers with 5xx', { code: 554 }],
  ['hangs up', 'cut'],
  ['says nothing', 'silence'],
];
const cases = stages.flatMap((stage) => faults.map(([what, fault]) => [what, stage, fault] as const));
/** The address does not exist: the confirmation becomes a dead letter (deliver.test.ts). */
const isFinal = (stage: Stage, fault: Fault) => stage === 'recipient' && typeof fault === 'object' && fault.code >= 500;

describe.each(databaseKinds)('Mails on %s reach a server', { timeout: 60_000 }, (kind) => {
  const scene = setScene(kind, { DELIVERY_BACKOFF: '0' });
  let leads: Leads;
  let server: Receiver;
  let fault: { stage: Stage; what: Fault } | undefined;

  beforeEach(async () => {
    await listen();
    await open();
  });
  afterEach(async () => {
    fault = undefined;
    await leads.stop();
    await server.close();
  });

  async function open(settings = ''): Promise<void> {
    leads = await openLeads({ ...scene.place.env, SMTP_URL: server.url + settings });
    leads.start();
  }
  async function reopen(settings?: string): Promise<void> {
    await leads.stop();
    await open(settings);
  }
  async function listen(port?: number): Promise<void> {
    server = await startReceiver(
      {
        fault: (stage) => (fault?.stage === stage ? fault.what : undefined),
        taken: ({ messageId = '' }) =>
          scene.receivers.takes.push({ id: messageId.slice(1, 37), via: 'mail', door: '' }),
      },
      port,
    );
  }
  /** Waits until both mails have failed repeatedly while the webhook was delivered. */
  const stuck = () =>
    eventually('the mails have failed twice, and the webhook has not waited for them', async () => {
      const rows = await scene.database.query.selectFrom('delivery').select(['target', 'state', 'attempts']).execute();
      const [webhook, ...mails] = rows.sort((a, b) => b.target.localeCompare(a.target));
      return webhook?.state === 'delivered' && mails.every((row) => row.state === 'pending' && row.attempts > 1);
    });

  it.each(cases.filter(([, stage, what]) => !isFinal(stage, what)))(
    'that %s at the %s, as soon as it is well again',
    async (_, stage, what) => {
      fault = { stage, what };
      if (what === 'silence') await reopen(impatient);
      const id = await submit(leads, contactOf(1));
      await stuck();
      if (what === 'silence') await reopen();
      fault = undefined;
      await expectDelivered(scene.database, { acknowledged: [id], takes: scene.receivers.takes });
    },
  );

  it('that was down', async () => {
    await server.close();
    const id = await submit(leads, contactOf(1));
    await stuck();
    await listen(server.port);
    await expectDelivered(scene.database, { acknowledged: [id], takes: scene.receivers.takes });
  });
});
