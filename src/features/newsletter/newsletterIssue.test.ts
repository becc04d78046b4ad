import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import type { Locale } from '../../routes/table.ts';
import { type OpenedServices, openServices } from '../../server/openServices.ts';
import {
  createTestEnvironment,
  databaseKinds,
  newsletterForm,
  runTestCommand,
  type TestEnvironment,
  waitUntil,
} from '../../testing/createTestEnvironment.testing.ts';
import { startSmtpServer, type TestSmtpServer } from '../../testing/startSmtpServer.testing.ts';
import { newsletterCommandLine } from './newsletterCommands.ts';
import { parseNewsletterIssue } from './newsletterIssue.ts';
import { queueIssue } from './queueIssue.ts';
import { storeSubscription } from './storeSubscription.ts';

const text = `---
subject: "Dezember: drei Artikel über Grüße"
---
Guten Tag,

hier steht **Neues** von {brand}.

## Praxis

- [Wissensbasis](page:blog/knowledge-base#tag-1)
- [Preise](page:pricing)

> Ein Satz zum Merken.

1. Erstens
2. Zweitens, [von anderswo](https://www.example.com/?a=1&b=2)
`;

describe.each(databaseKinds)('An issue of the newsletter on %s', (kind) => {
  let environment: TestEnvironment;
  let database: Database;
  let receiver: TestSmtpServer;
  let leads: OpenedServices;
  let file: string;

  beforeEach(async () => {
    receiver = await startSmtpServer();
    environment = await createTestEnvironment(kind, { SMTP_URL: receiver.url });
    database = await openDatabase(environment.env);
    leads = await openServices(environment.env);
    file = join(environment.env.DATA_DIR, '2026-12.md');
    await writeFile(file, text);
  });
  afterEach(async () => {
    expect(isBalanced(await reconcile(database))).toBe(true);
    await leads.stop();
    await receiver.close();
    await database.query.destroy();
    await environment.remove();
  });

  /** Confirmed subscriptions. */
  async function confirmed(count: number, locale: Locale = 'de'): Promise<string[]> {
    const addresses = Array.from({ length: count }, () => `${randomUUID()}@reader.example`);
    for (const email of addresses) {
      await storeSubscription(database, { locale, page: 'newsletter', email, from: '192.0.2.1', submissionKey: null });
    }
    await database.query.updateTable('letter').set({ state: 'suppressed' }).where('issue_id', 'is', null).execute();
    const now = new Date().toISOString();
    const rows = database.query.updateTable('subscription').where('address', 'in', addresses);
    await rows.set({ state: 'confirmed', confirmed_at: now, confirmed_from: '192.0.2.1' }).execute();
    return addresses;
  }
  const newsletter = (...words: string[]) => runTestCommand(newsletterCommandLine, environment.env, words);
  const states = async () =>
    (await database.query.selectFrom('letter').select('state').where('issue_id', 'is not', null).execute())
      .map(({ state }) => state)
      .sort();
  const sentTo = () => receiver.mails.map(({ to }) => to?.[0]?.address ?? '').sort();
  const allSettled = () => waitUntil('no mail is waiting', async () => !(await states()).includes('pending'));

  it('goes to every confirmed address of its language, and to no other', async () => {
    const readers = await confirmed(3);
    await confirmed(2, 'en');
    await storeSubscription(database, {
      locale: 'de',
      page: 'newsletter',
      email: 'unconfirmed@reader.example',
      from: '192.0.2.1',
      submissionKey: null,
    });
    await database.query.updateTable('letter').set({ state: 'suppressed' }).execute();
    const said = await newsletter('send', file, '--locale', 'de');
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out).toContain('in the outbox for 3 addresses, 0 addresses had it before');
    leads.start();
    await allSettled();
    expect(sentTo()).toEqual([...readers].sort());
    expect((await newsletter('list')).out).toContain('2026-12/de');
    expect((await newsletter('list')).out).toContain('delivered: 3');
  });

  it('has text and HTML parts with all links, and the two headers of one-click unsubscription', async () => {
    await confirmed(1);
    await newsletter('send', file, '--locale', 'de');
    leads.start();
    await allSettled();
    const [mail] = receiver.mails;
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
    expect(mail?.subject).toBe('Dezember: drei Artikel über Grüße');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /^<(https:\/\/www\.example\.org\/newsletter\/abmelden\?t=([\w-]{43}))>$/.exec(
      header('list-unsubscribe'),
    );
    expect(link).not.toBeNull();
    for (const part of [mail?.text ?? '', mail?.html ?? '']) {
      expect(part).toContain(link?.[1]);
      expect(part).toContain('https://www.example.org/preise');
      expect(part).toContain('https://www.example.org/blog/wissensbasis-in-fuenf-tagen#tag-1');
      expect(part).toContain('https://www.example.org/impressum');
      expect(part).toContain('Ein Satz zum Merken.');
      expect(part).not.toContain('{brand}');
    }
    expect(mail?.html).toContain('<strong>Neues</strong>');
    expect(mail?.html).not.toContain('<img');
    // The unsubscribe link works, and the next issue has no recipient.
    const request = new Request('https://www.example.org/', {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(await leads.newsletter.unsubscribe({ token: link?.[2] ?? '', request })).toBe('unsubscribed');
    await writeFile(file, text.replace('---\n', '---\nissue: 2027-01\n'));
    expect((await newsletter('send', file, '--locale', 'de')).out).toContain(
      '2027-01/de: in the outbox for 0 addresses',
    );
  });

  it('reports the number of recipients in a dry run, and sends nothing', async () => {
    await confirmed(1);
    const { code, out } = await newsletter('send', file, '--locale', 'de', '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('1 address would get it, 0 addresses had it before');
    expect(out).toContain('Dezember: drei Artikel über Grüße');
    expect(await states()).toEqual([]);
    expect(await database.query.selectFrom('newsletter_issue').selectAll().execute()).toEqual([]);
  });

  it('reaches each subscriber once, also after interrupted and repeated sends', async () => {
    const readers = await confirmed(250);
    const issue = parseNewsletterIssue(text, '2026-12.md', 'de');
    // Interrupted after the first batch, as by kill -9: committed rows exist, the rest does not.
    const [first] = await Promise.allSettled([queueIssue({ ...database, query: failingAfter(database, 1) }, issue)]);
    expect(first.status).toBe('rejected');
    expect(await states()).toHaveLength(200);
    leads.start();
    const again = await newsletter('send', file, '--locale', 'de');
    expect(again.out).toContain('in the outbox for 50 addresses, 200 addresses had it before');
    expect((await newsletter('send', file, '--locale', 'de')).out).toContain('for 0 addresses, 250 addresses');
    await waitUntil('all mails', () => receiver.mails.length >= 250, 60_000);
    await allSettled();
    expect(sentTo()).toEqual([...readers].sort());
  }, 90_000);

  it('is not sent to addresses that unsubscribed after queueing or are suppressed', async () => {
    const [stays = '', leaves = '', listed = ''] = await confirmed(3);
    await newsletter('send', file, '--locale', 'de');
    const ended = database.query.updateTable('subscription').where('address', '=', leaves);
    await ended.set({ state: 'ended', ended_at: new Date().toISOString(), ended_by: 'page' }).execute();
    const { suppressAddress } = await import('./suppressionList.ts');
    await suppressAddress(database.query, listed, new Date());
    leads.start();
    await allSettled();
    expect(sentTo()).toEqual([stays]);
    expect(await states()).toEqual(['delivered', 'suppressed', 'suppressed']);
  });

  it('cannot be sent again with different content', async () => {
    await confirmed(1);
    await newsletter('send', file, '--locale', 'de');
    await writeFile(file, text.replace('Neues', 'Anderes'));
    const { code, err } = await newsletter('send', file, '--locale', 'de');
    expect(code).toBe(1);
    expect(err).toContain('has been sent with another text');
  });

  it('is sent to an address that subscribed by the form and confirmed', async () => {
    leads.start();
    const request = newsletterForm({ email: 'zoe@example.org' }, { origin: 'https://www.example.org' });
    await leads.leadService.accept({
      form: 'newsletter',
      locale: 'de',
      page: 'newsletter',
      request,
      clientAddress: '192.0.2.1',
    });
    await waitUntil('the mail that asks', () => receiver.mails.length === 1);
    const token = /\?t=([\w-]+)/.exec(receiver.mails[0]?.text ?? '')?.[1] ?? '';
    await leads.newsletter.confirm({
      token,
      clientAddress: '192.0.2.1',
      request: new Request('https://www.example.org/', { method: 'POST' }),
    });
    await newsletter('send', file, '--locale', 'de');
    await waitUntil('the issue', () => receiver.mails.length === 2);
    expect(receiver.mails[1]?.to?.[0]?.address).toBe('zoe@example.org');
    await allSettled();
  });
});

describe('An invalid issue file', () => {
  it.each([
    ['no front matter', 'Hallo', /no front matter/],
    ['no subject', '---\nissue: a\n---\nHallo', /front matter of x\.md is wrong/],
    ['a subject of two lines', '---\nsubject: "a\\nBcc: b@example.org"\n---\nHallo', /is wrong/],
    ['no text', '---\nsubject: a\n---\n \n', /has no text/],
    ['a picture', '---\nsubject: a\n---\n![x](https://example.org/x.png)', /may not contain image/],
    ['HTML', '---\nsubject: a\n---\n<script>alert(1)</script>', /may not contain html/],
    ['a script as a link', '---\nsubject: a\n---\n[x](javascript:alert(1))', /neither page:ID nor/],
    ['a link to no page', '---\nsubject: a\n---\n[x](page:nowhere)', /leads to no page/],
    ['another language', '---\nsubject: a\nlocale: en\n---\nHello', /says locale: en/],
    ['a bad name', '---\nsubject: a\nissue: ../x\n---\nHallo', /cannot name an issue/],
  ])('is refused for %s', (_what, source, sentence) => {
    expect(() => parseNewsletterIssue(source, 'x.md', 'de')).toThrow(sentence);
  });
});

describe('npm run newsletter with invalid arguments', () => {
  it.each([
    [['send'], 'Which issue?'],
    [['send', 'x.md'], 'Say to whom'],
    [['send', 'x.md', '--locale', 'fr'], 'Say to whom'],
    [['send', 'no-such-file.md', '--locale', 'de'], 'cannot be read'],
    [['sent'], 'There is no command "sent"'],
  ])('%j: exits with 1 and an error message', async (words, sentence) => {
    const environment = await createTestEnvironment('SQLite');
    const { code, out, err } = await runTestCommand(newsletterCommandLine, environment.env, words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
    await environment.remove();
  });
});

/** A database whose transactions fail after the given number. */
function failingAfter({ query }: Database, transactions: number): Database['query'] {
  let begun = 0;
  return new Proxy(query, {
    get(target, property) {
      if (property === 'transaction' && begun++ >= transactions) throw new Error('Killed');
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
