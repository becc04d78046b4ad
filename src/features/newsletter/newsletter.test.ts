import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { isBalanced, reconcile } from '../../leads/reconcile.ts';
import type { Locale } from '../../routes/table.ts';
import { type OpenedServices, openServices } from '../../server/openServices.ts';
import {
  contactForm,
  createTestEnvironment,
  databaseKinds,
  newsletterForm,
  type TestEnvironment,
  waitUntil,
} from '../../testing/createTestEnvironment.testing.ts';
import { wordsFor } from '../../text/words/words.ts';
import { consentTexts, newsletterConsentFor } from './newsletterConsent.ts';

const own = { origin: 'https://www.example.org' };

describe.each(databaseKinds)('The newsletter on %s', (kind) => {
  let environment: TestEnvironment;
  let leads: OpenedServices;
  let database: Database;

  beforeEach(async () => {
    environment = await createTestEnvironment(kind);
    leads = await openServices(environment.env);
    leads.start();
    database = await openDatabase(environment.env);
  });
  afterEach(async () => {
    expect(isBalanced(await reconcile(database))).toBe(true);
    await leads.stop();
    await database.query.destroy();
    await environment.remove();
  });

  const send = (changes: Record<string, string> = {}, locale: Locale = 'de') =>
    leads.leadService.accept({
      form: 'newsletter',
      locale,
      page: 'newsletter',
      request: newsletterForm(changes, own),
      clientAddress: '192.0.2.1',
    });
  const mails = async (): Promise<Email[]> => {
    const folder = join(environment.env.DATA_DIR, 'mail');
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml'));
    return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  };
  const mailsTo = async (address: string) =>
    (await mails()).filter(({ to }) => to?.some((one) => one.address?.toLowerCase() === address.toLowerCase()));
  /** The token of the confirmation mail to this address that is still unconfirmed. */
  async function tokenMailedTo(address: string): Promise<string> {
    let open: string | undefined;
    await waitUntil(`a mail to ${address}`, async () => {
      const tokens = (await mailsTo(address)).map((mail) => new URL(linkIn(mail)).searchParams.get('t') ?? '');
      const states = await Promise.all(tokens.map((token) => leads.newsletter.getConfirmationState(token)));
      open = tokens[states.findIndex(({ state }) => state === 'open')];
      return open !== undefined;
    });
    return open ?? '';
  }
  const press = (token: string, headers: Record<string, string> = own, body = new URLSearchParams()) => ({
    token,
    clientAddress: '192.0.2.2',
    request: new Request('https://www.example.org/newsletter/bestaetigen', { method: 'POST', headers, body }),
  });
  async function subscribe(email: string, locale: Locale = 'de'): Promise<string> {
    await send({ email }, locale);
    const outcome = await leads.newsletter.confirm(press(await tokenMailedTo(email)));
    if (outcome.state !== 'confirmed') throw new Error(outcome.state);
    return outcome.unsubscribeToken;
  }
  const rows = () => database.query.selectFrom('subscription').selectAll().orderBy('requested_at').execute();
  const letters = () => database.query.selectFrom('letter').selectAll().orderBy('created_at').execute();
  /** Moves all times into the past. */
  async function age(milliseconds: number): Promise<void> {
    // Wait for the worker: two SQLite connections of one process cannot wait for each other.
    const now = () => new Date().toISOString();
    const isDue = ({ state, due_at }: { state: string; due_at: string }) => state === 'pending' && due_at <= now();
    await waitUntil('quiet', async () => !(await letters()).some(isDue));
    const earlier = (time: string) => new Date(Date.parse(time) - milliseconds).toISOString();
    for (const { id, trying_since, created_at } of await letters()) {
      const times = { trying_since: earlier(trying_since), created_at: earlier(created_at) };
      await database.query.updateTable('letter').set(times).where('id', '=', id).execute();
    }
    for (const { hash, expires_at } of await database.query.selectFrom('newsletter_token').selectAll().execute()) {
      const times = { expires_at: expires_at && earlier(expires_at) };
      await database.query.updateTable('newsletter_token').set(times).where('hash', '=', hash).execute();
    }
  }

  it.each([
    ['de', 'Bitte bestätigen', '/newsletter/bestaetigen?t='],
    ['en', 'Please confirm', '/en/newsletter/confirm?t='],
  ] as const)(
    'sends a confirmation mail in %s, with text and HTML parts and without advertising',
    async (locale, subject, path) => {
      expect(await send({}, locale)).toMatchObject({ status: 303 });
      const token = await tokenMailedTo('zoe@example.org');
      const [mail] = await mailsTo('zoe@example.org');
      expect(mail?.subject).toContain(subject);
      expect(mail?.html).toContain(`lang="${locale}"`);
      for (const part of [mail?.text, mail?.html]) expect(part).toContain(`https://www.example.org${path}${token}`);
      // Only the confirmation link and the privacy policy.
      const paths = (mail?.text?.match(/https:\/\/\S+/g) ?? []).map((link) => new URL(link).pathname);
      expect(new Set(paths).size).toBe(2);
      expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
      // 256 bits; the database contains only the hash.
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const stored = await database.query.selectFrom('newsletter_token').selectAll().execute();
      expect(stored.map(({ hash }) => hash)).toEqual([createHash('sha256').update(token).digest('hex')]);
      expect(JSON.stringify([await rows(), await letters(), stored])).not.toContain(token);
    },
  );

  it('sends no mail to sales and stores no lead', async () => {
    await subscribe('quiet@example.org');
    const all = await mails();
    expect(all.map(({ to }) => to?.[0]?.address)).toEqual(['quiet@example.org']);
    expect(await database.query.selectFrom('lead').selectAll().execute()).toEqual([]);
  });

  it('stores the proof of both double opt-in steps', async () => {
    await subscribe('Zoe@Example.org', 'en');
    expect(await rows()).toMatchObject([
      {
        state: 'confirmed',
        locale: 'en',
        email: 'Zoe@example.org',
        address: 'zoe@example.org',
        form: 'newsletter',
        page: 'newsletter',
        consent_version: newsletterConsentFor('en').version,
        consent_text: newsletterConsentFor('en').text,
        requested_at: expect.stringMatching(/^\d{4}-.*Z$/),
        requested_from: '192.0.2.1',
        confirmed_at: expect.stringMatching(/^\d{4}-.*Z$/),
        confirmed_from: '192.0.2.2',
      },
    ]);
  });

  it('is confirmed once by POST, never by GET', async () => {
    await send();
    const token = await tokenMailedTo('zoe@example.org');
    for (let n = 0; n < 3; n++) expect(await leads.newsletter.getConfirmationState(token)).toEqual({ state: 'open' });
    expect((await rows())[0]?.state).toBe('unconfirmed');
    const presses = await Promise.all([1, 2, 3].map(() => leads.newsletter.confirm(press(token))));
    expect(presses.map(({ state }) => state).sort()).toEqual(['already', 'already', 'confirmed']);
    expect(await leads.newsletter.getConfirmationState(token)).toEqual({ state: 'already' });
  });

  it('refuses links that are expired, unknown, for another purpose, or posted from a foreign origin', async () => {
    await send();
    const token = await tokenMailedTo('zoe@example.org');
    const elsewhere = await leads.newsletter.confirm(press(token, { origin: 'https://evil.example' }));
    expect(elsewhere).toEqual({ state: 'foreign' });
    expect(await leads.newsletter.confirm(press(`${token.slice(1)}x`))).toEqual({ state: 'unknown' });
    expect(await leads.newsletter.unsubscribe(press(token))).toBe('unknown');
    await age(7 * 86_400_000 + 1_000);
    expect(await leads.newsletter.getConfirmationState(token)).toEqual({ state: 'expired' });
    expect(await leads.newsletter.confirm(press(token))).toEqual({ state: 'expired' });
    expect((await rows())[0]?.state).toBe('unconfirmed');
  });

  it('ends by POST from the page or by one-click unsubscription, never by GET', async () => {
    const token = await subscribe('zoe@example.org');
    expect(await leads.newsletter.getUnsubscriptionState(token)).toBe('open');
    expect((await rows())[0]?.state).toBe('confirmed');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    // RFC 8058: neither cookie nor same-site Origin.
    expect(await leads.newsletter.unsubscribe(press(token, { 'sec-fetch-site': 'cross-site' }, body))).toBe(
      'unsubscribed',
    );
    expect(await rows()).toMatchObject([{ state: 'ended', ended_by: 'one-click' }]);
    expect(await leads.newsletter.unsubscribe(press(token))).toBe('already');
    expect(await leads.newsletter.getUnsubscriptionState(token)).toBe('already');
    const listed = await database.query.selectFrom('suppression').selectAll().execute();
    expect(listed).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain('zoe');
  });

  it('can be subscribed to again; the link of an old mail also ends the new subscription', async () => {
    const first = await subscribe('zoe@example.org');
    await leads.newsletter.unsubscribe(press(first));
    await age(3_600_000);
    await send();
    expect((await leads.newsletter.confirm(press(await tokenMailedTo('zoe@example.org')))).state).toBe('confirmed');
    expect(await database.query.selectFrom('suppression').selectAll().execute()).toEqual([]);
    expect(await leads.newsletter.unsubscribe(press(first))).toBe('unsubscribed');
  });

  it('does not reveal whether an address is known, and keeps one subscription per address', async () => {
    const fresh = await send({ email: 'new@example.org' });
    await subscribe('known@example.org');
    await age(3_600_000);
    const again = await send({ email: 'Known@example.org' }, 'en');
    expect([fresh.status, again.status]).toEqual([303, 303]);
    expect(Object.keys(again)).toEqual(Object.keys(fresh));
    await leads.newsletter.confirm(press(await tokenMailedTo('Known@example.org')));
    const known = (await rows()).filter(({ address }) => address === 'known@example.org');
    expect(known.map(({ state, locale, ended_by }) => [state, locale, ended_by])).toEqual([
      ['ended', 'de', 'renewed'],
      ['confirmed', 'en', null],
    ]);
  });

  it('sends one inbox at most one mail in ten minutes and five a day, in any spelling', async () => {
    for (const email of ['flood@example.org', 'Flood@example.org', 'flood+x@example.org']) await send({ email });
    const states = async () => (await letters()).map(({ state }) => state !== 'suppressed').filter(Boolean).length;
    const due = async () => (await letters()).filter(({ state }) => state === 'pending' || state === 'delivered');
    // The tagged address is another address without a link: its mail is delayed.
    const waiting = (await due()).filter(({ due_at, created_at }) => due_at > created_at);
    expect(await states()).toBe(2);
    expect(waiting).toHaveLength(1);
    for (let n = 0; n < 6; n++) {
      await age(660_000);
      await send({ email: 'flood@example.org', form_id: `n${n}` });
    }
    expect(await states()).toBe(5);
  });

  it('delays its confirmation after that of another form, and suppresses that of the next form', async () => {
    const contact = (message: string) =>
      leads.leadService.accept({
        form: 'contact',
        locale: 'de',
        page: 'contact',
        request: contactForm({ email: 'both@example.org', message }),
        clientAddress: '192.0.2.1',
      });
    await contact('Hallo');
    await send({ email: 'both@example.org' });
    const [letter] = await letters();
    const wait = Date.parse(letter?.due_at ?? '') - Date.now();
    expect(wait).toBeGreaterThan(9 * 60_000);
    expect(wait).toBeLessThanOrEqual(10 * 60_000);
    await contact('Noch etwas');
    const confirmations = database.query
      .selectFrom('delivery')
      .select('state')
      .where('target', '=', 'mail-confirmation');
    const states = (await confirmations.execute()).map(({ state }) => state === 'suppressed');
    expect(states.sort()).toEqual([false, true]);
  });

  it('stores a repeated form once, and requires address and consent', async () => {
    const [first, second] = [await send({ form_id: 'view' }), await send({ form_id: 'view' })];
    expect(first.status).toBe(303);
    expect(second).toEqual(first);
    for (const locale of ['de', 'en'] as const) {
      const { errors } = wordsFor(locale).forms.newsletter;
      for (const consent of ['', 'false', '0', 'off']) {
        const refused = await send({ consent, email: 'a@example.org' }, locale);
        expect(refused).toMatchObject({ status: 422, errors: { consent: errors.consent.required } });
      }
      const values = { email: 'nobody', consent: 'yes', form_id: 'kept' };
      expect(await send(values, locale)).toEqual({ status: 422, errors: { email: errors.email.format }, values });
    }
    expect(await rows()).toHaveLength(1);
  });

  it('stores nothing and responds with 503 if the mail cannot be queued', async () => {
    await database.query.schema.alterTable('letter').renameTo('letter_gone').execute();
    const outcome = await send({ email: 'half@example.org' });
    await database.query.schema.alterTable('letter_gone').renameTo('letter').execute();
    expect(outcome).toMatchObject({ status: 503, values: { email: 'half@example.org' } });
    expect(await rows()).toEqual([]);
  });

  it('makes reconcile fail if its row is deleted without erasure', async () => {
    await send();
    const kept = await rows();
    await database.query.deleteFrom('subscription').execute();
    expect(isBalanced(await reconcile(database))).toBe(false);
    await database.query
      .updateTable('subscription_ledger')
      .set({ erased_at: kept[0]?.requested_at ?? '' })
      .execute();
  });
});

it('released consent texts never change: a new text is a new version', () => {
  const hashes = Object.entries(consentTexts).map(([version, texts]) => [
    version,
    createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16),
  ]);
  expect(hashes).toEqual([
    ['2026-11-20', '9656c69985ad59ec'],
    ['2026-11-26', '3ec33fe5f58e695b'],
  ]);
});

const linkIn = (mail: Email | undefined): string => mail?.text?.match(/https:\/\/\S+\?t=[\w-]+/)?.[0] ?? '';
