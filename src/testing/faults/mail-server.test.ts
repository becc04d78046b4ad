import { afterEach, beforeEach, describe, it } from 'vitest';
import { type OpenedServices, openServices } from '../../server/openServices.ts';
import { databaseKinds, waitUntil } from '../createTestEnvironment.testing.ts';
import { type SmtpFault, type SmtpStage, startSmtpServer, type TestSmtpServer } from '../startSmtpServer.testing.ts';
import { contactFields } from './contactFields.testing.ts';
import { expectDelivered } from './expectDelivered.testing.ts';
import { setUpFixture } from './setUpFixture.testing.ts';
import { submitContact } from './submitContact.testing.ts';

/** Shortens nodemailer's timeouts, by default 10 s for the greeting and 30 s for other responses (mailTransport.ts). */
const impatient = '/?greetingTimeout=300&socketTimeout=300';

const stages: SmtpStage[] = ['greeting', 'sender', 'recipient', 'content'];
const faults: [string, SmtpFault][] = [
  ['answers with 4xx', { code: 451 }],
  ['answers with 5xx', { code: 554 }],
  ['hangs up', 'cut'],
  ['says nothing', 'silence'],
];
const cases = stages.flatMap((stage) => faults.map(([what, fault]) => [what, stage, fault] as const));
/** The address does not exist: the confirmation becomes a dead letter (worker.test.ts). */
const isFinal = (stage: SmtpStage, fault: SmtpFault) =>
  stage === 'recipient' && typeof fault === 'object' && fault.code >= 500;

describe.each(databaseKinds)('Mail retries on %s', { timeout: 60_000 }, (kind) => {
  const fixture = setUpFixture(kind, { DELIVERY_BACKOFF: '0' });
  let leads: OpenedServices;
  let server: TestSmtpServer;
  let fault: { stage: SmtpStage; what: SmtpFault } | undefined;

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
    leads = await openServices({ ...fixture.environment.env, SMTP_URL: server.url + settings });
    leads.start();
  }
  async function reopen(settings?: string): Promise<void> {
    await leads.stop();
    await open(settings);
  }
  async function listen(port?: number): Promise<void> {
    server = await startSmtpServer(
      {
        fault: (stage) => (fault?.stage === stage ? fault.what : undefined),
        onAccepted: ({ messageId = '' }) =>
          fixture.receivers.received.push({ id: messageId.slice(1, 37), via: 'mail', receiver: '' }),
      },
      port,
    );
  }
  /** Waits until both mails have failed repeatedly while the webhook was delivered. */
  const stuck = () =>
    waitUntil('the mails have failed twice, and the webhook has not waited for them', async () => {
      const rows = await fixture.database.query
        .selectFrom('delivery')
        .select(['target', 'state', 'attempts'])
        .execute();
      const [webhook, ...mails] = rows.sort((a, b) => b.target.localeCompare(a.target));
      return webhook?.state === 'delivered' && mails.every((row) => row.state === 'pending' && row.attempts > 1);
    });

  it.each(cases.filter(([, stage, what]) => !isFinal(stage, what)))(
    'deliver once a server that %s at the %s has recovered',
    async (_, stage, what) => {
      fault = { stage, what };
      if (what === 'silence') await reopen(impatient);
      const id = await submitContact(leads, contactFields(1));
      await stuck();
      if (what === 'silence') await reopen();
      fault = undefined;
      await expectDelivered(fixture.database, { acknowledged: [id], received: fixture.receivers.received });
    },
  );

  it('deliver once a server that was down has recovered', async () => {
    await server.close();
    const id = await submitContact(leads, contactFields(1));
    await stuck();
    await listen(server.port);
    await expectDelivered(fixture.database, { acknowledged: [id], received: fixture.receivers.received });
  });
});
