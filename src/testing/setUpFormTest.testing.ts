/** For tests: processes a form from the POST to both mails, on a separate database. */
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Database, openDatabase } from '../database/openDatabase.ts';
import { findLead, type LeadRecord } from '../leads/leadRecords.ts';
import type { FormSubmission } from '../leads/leadService.ts';
import type { Locale } from '../routes/table.ts';
import { type OpenedServices, openServices } from '../server/openServices.ts';
import { site } from '../site.ts';
import {
  createTestEnvironment,
  type DatabaseKind,
  type TestEnvironment,
  waitUntil,
} from './createTestEnvironment.testing.ts';
import { startSmtpServer, type TestSmtpServer } from './startSmtpServer.testing.ts';

type Form<Changes> = Pick<FormSubmission, 'form' | 'page'> & {
  /** A valid posted form; `changes` overwrite its fields. */
  request(changes?: Changes, headers?: Record<string, string>): Request;
};

/** Sets up before the first test of the calling describe and tears down after its last. */
export function setUpFormTest<Changes>(kind: DatabaseKind, { request, ...form }: Form<Changes>) {
  let environment: TestEnvironment;
  let leads: OpenedServices;
  let database: Database;
  let receiver: TestSmtpServer;

  beforeAll(async () => {
    receiver = await startSmtpServer();
    environment = await createTestEnvironment(kind, { LEADS_TO: 'sales@example.com', SMTP_URL: receiver.url });
    leads = await openServices(environment.env);
    leads.start();
    database = await openDatabase(environment.env);
  });
  afterAll(async () => {
    await leads.stop();
    await receiver.close();
    await database.query.destroy();
    await environment.remove();
  });

  const accept = (posted: Request, locale: Locale) =>
    leads.leadService.accept({ ...form, locale, request: posted, clientAddress: '192.0.2.1' });

  return {
    database: () => database,
    /** The mails received so far, for all leads. */
    mails: () => receiver.mails,
    accept,
    send: (changes?: Changes, locale: Locale = 'de', headers: Record<string, string> = {}) =>
      accept(request(changes, headers), locale),
    async stored(changes?: Changes, locale: Locale = 'de'): Promise<LeadRecord> {
      const outcome = await accept(request(changes), locale);
      expect(outcome).toMatchObject({ status: 303 });
      const lead = await findLead(database, outcome.status === 303 ? outcome.id : '');
      if (!lead) throw new Error('Not stored');
      return lead;
    },
    async mailsFor({ deliveries }: LeadRecord): Promise<[toSales: Email, toVisitor: Email]> {
      const ids = deliveries.map(({ id }) => `<${id}@${site.domain}>`);
      const find = (id: string | undefined) => receiver.mails.find(({ messageId }) => messageId === id);
      await waitUntil('both mails', () => ids.every((id) => find(id)));
      const [toSales, toVisitor] = ids.map(find);
      if (!toSales || !toVisitor) throw new Error('Not sent');
      return [toSales, toVisitor];
    },
  };
}
