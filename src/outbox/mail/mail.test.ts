import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database/openDatabase.ts';
import { parseEnv } from '../../env.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { startSmtpServer } from '../../testing/startSmtpServer.testing.ts';
import type { Delivery, DestinationName } from '../delivery.ts';
import { openDestinations } from '../openDestinations.ts';
import { mailColours } from './mailStyles.ts';

const fields = {
  topic: 'press',
  firstname: 'Jörg',
  lastname: 'Müßig, „der Käufer“',
  email: 'joerg@example.org',
  phone: '+49 (30) 123-45/6',
  message: 'Grüße aus Köln.\n\nZweite Zeile & <b>kein Fett</b>.',
};

describe('Mails', () => {
  let folder: string;
  let database: Database;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mail-test-'));
    database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder });
  });
  afterEach(async () => {
    await database.query.destroy();
    await rm(folder, { recursive: true });
  });

  const env = (SMTP_URL?: string) =>
    parseEnv({
      SMTP_URL,
      DATA_DIR: folder,
      SITE_URL: 'https://www.example.org',
      MAIL_FROM: 'web@example.com',
      LEADS_TO: 'sales@example.com',
    });
  const delivery = (destination: DestinationName, locale: Locale, changes: Partial<typeof fields> = {}): Delivery => ({
    id: '0d5c5300-aaaa-4bbb-8ccc-1234567890ab',
    destination,
    attempts: 0,
    tryingSince: '2026-11-20T09:00:00.000Z',
    payload: null,
    lead: {
      id: 'lead-1',
      form: 'contact',
      locale,
      page: 'contact',
      fields: { ...fields, ...changes },
      context: {},
      createdAt: '2026-11-20T09:00:00.000Z',
    },
  });
  const application = (destination: DestinationName, locale: Locale): Delivery => {
    const letter = delivery(destination, locale);
    const fields = {
      company: 'Müßig & Töchter GmbH',
      website: 'https://www.example.org',
      name: 'Zoë Müßig',
      email: 'zoe@example.org',
      message: 'Wir bauen Chatbots.\nFür Handwerksbetriebe.',
    };
    return { ...letter, lead: { ...letter.lead, form: 'partner', page: 'affiliate-program', fields } };
  };
  async function written(
    destination: DestinationName,
    locale: Locale,
    changes?: Partial<typeof fields>,
  ): Promise<Email> {
    const file = await openDestinations(env(), database)[destination](
      delivery(destination, locale, changes),
      AbortSignal.timeout(5_000),
    );
    return PostalMime.parse(await readFile(file));
  }
  const header = (mail: Email, name: string) => mail.headers.find((found) => found.key === name)?.value;

  it('to sales contain all fields, the page and the language, in HTML and plain text', async () => {
    const mail = await written('mail-to-sales', 'en');
    expect(mail.subject).toBe('Neue Anfrage von Jörg Müßig, „der Käufer“: Presse');
    expect(mail.from).toEqual({ name: site.brand, address: 'web@example.com' });
    expect(mail.to).toEqual([{ name: '', address: 'sales@example.com' }]);
    expect(mail.replyTo).toEqual([{ name: 'Jörg Müßig, „der Käufer“', address: 'joerg@example.org' }]);
    for (const part of [mail.text ?? '', mail.html ?? '']) {
      for (const said of ['Jörg', 'Müßig, „der Käufer“', 'joerg@example.org', '+49 (30) 123-45/6', 'Presse']) {
        expect(part).toContain(said);
      }
      expect(part).toContain('https://www.example.org/en/contact');
      expect(part).toContain('Englisch');
      expect(part).toContain('20. November 2026 um 10:00');
    }
    expect(mail.text).toContain('> Grüße aus Köln.\n> \n> Zweite Zeile & <b>kein Fett</b>.');
    expect(mail.html).toContain('Zweite Zeile &amp; &lt;b&gt;kein Fett&lt;/b&gt;.');
    expect(mail.html).not.toContain('<b>kein');
  });

  it('to sales contain the context, and no empty rows without one', async () => {
    const plain = delivery('mail-to-sales', 'de');
    const context = { plan: 'professional', utm_source: 'Brief <b>', referrer: 'suche.example' };
    const send = async (lead: Delivery['lead']) => {
      const sent = openDestinations(env(), database)['mail-to-sales']({ ...plain, lead }, AbortSignal.timeout(5_000));
      return PostalMime.parse(await readFile(await sent));
    };
    const { text = '', html } = await send({ ...plain.lead, context });
    for (const said of ['Gewünschter Plan: Professional', 'Quelle: Brief <b>', 'Gekommen von: suche.example'])
      expect(text).toContain(said);
    expect(html).not.toContain('<b>');
    expect((await send(plain.lead)).text).not.toMatch(/Plan|Kampagne|Gekommen von/);
  });

  it.each([
    {
      locale: 'de',
      subject: `Ihre Nachricht an ${site.brand} ist angekommen`,
      hello: 'Guten Tag Jörg Müßig, „der Käufer“,',
      says: ['Ein Mensch aus unserem Team', 'automatisch verschickt', 'Thema: Presse'],
    },
    {
      locale: 'en',
      subject: `Your message to ${site.brand} has arrived`,
      hello: 'Hello Jörg Müßig, „der Käufer“,',
      says: ['A person from our team', 'sent automatically', 'topic: Press'],
    },
  ] as const)(
    'to the visitor confirm the receipt in $locale without the message',
    async ({ locale, subject, hello, says }) => {
      const mail = await written('mail-confirmation', locale);
      expect(mail.subject).toBe(subject);
      expect(mail.to).toEqual([{ name: '', address: 'joerg@example.org' }]);
      expect(mail.replyTo).toEqual([{ name: site.brand, address: 'sales@example.com' }]);
      expect(header(mail, 'auto-submitted')).toBe('auto-replied');
      expect(header(mail, 'content-language')).toBe(locale);
      expect(mail.html).toContain(`lang="${locale}"`);
      for (const part of [mail.text ?? '', mail.html ?? ''])
        for (const text of [hello, ...says]) expect(part).toContain(text);
      expect(mail.text).not.toContain('Grüße aus Köln');
    },
  );

  it('to sales about a partner application contain the programme and every field', async () => {
    const file = await openDestinations(env(), database)['mail-to-sales'](
      application('mail-to-sales', 'en'),
      AbortSignal.timeout(5_000),
    );
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail.subject).toBe('Neue Partnerbewerbung von Zoë Müßig: Partnerprogramm für Empfehlungen');
    expect(mail.replyTo).toEqual([{ name: 'Zoë Müßig', address: 'zoe@example.org' }]);
    for (const said of [
      'Müßig & Töchter GmbH',
      'https://www.example.org',
      'zoe@example.org',
      'Für Handwerksbetriebe.',
    ]) {
      expect(mail.text).toContain(said);
    }
    expect(mail.text).toContain('https://www.example.org/en/affiliate-program');
    expect(mail.text).not.toContain('Kontaktformular');
  });

  it.each([
    [
      'de',
      `Ihre Bewerbung bei ${site.brand} ist angekommen`,
      'Guten Tag Zoë Müßig,',
      'Partnerprogramm für Empfehlungen',
    ],
    ['en', `Your application to ${site.brand} has arrived`, 'Hello Zoë Müßig,', 'Affiliate programme'],
  ] as const)('confirm a partner application in %s', async (locale, subject, hello, programme) => {
    const confirmed = application('mail-confirmation', locale);
    const file = await openDestinations(env(), database)['mail-confirmation'](confirmed, AbortSignal.timeout(5_000));
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail.subject).toBe(subject);
    expect(mail.to).toEqual([{ name: '', address: 'zoe@example.org' }]);
    for (const text of [hello, programme]) expect(mail.text).toContain(text);
    expect(mail.text).not.toContain('Handwerksbetriebe');
  });

  it('show the message as preview text, and once in the plain text', async () => {
    const mail = await written('mail-to-sales', 'de');
    const [hidden, shown] = mail.html?.split('</h1>') ?? [];
    expect(hidden).toContain('>Grüße aus Köln. Zweite Zeile &amp; &lt;b&gt;kein Fett&lt;/b&gt;.</div>');
    expect(shown).toContain('Grüße aus Köln.');
    expect(mail.text?.match(/Grüße aus Köln/g)).toHaveLength(1);
  });

  it('get no extra headers from field values', async () => {
    const evil = 'Max\r\nBcc: all@example.net\r\n\r\nHello';
    for (const destination of ['mail-to-sales', 'mail-confirmation'] as const) {
      const mail = await written(destination, 'de', { firstname: evil, lastname: evil });
      expect(mail.bcc).toBeUndefined();
      expect(mail.headers.map((found) => found.key)).not.toContain('bcc');
      expect(mail.to).toHaveLength(1);
    }
  });

  it('keep the file name, Message-ID and date when written again', async () => {
    const [first, second] = [await written('mail-to-sales', 'de'), await written('mail-to-sales', 'de')];
    expect(await readdir(join(folder, 'mail'))).toEqual(['0d5c5300-aaaa-4bbb-8ccc-1234567890ab.eml']);
    expect(first.messageId).toBe(`<0d5c5300-aaaa-4bbb-8ccc-1234567890ab@${site.domain}>`);
    expect(second.messageId).toBe(first.messageId);
    expect(second.date).toBe(first.date);
    expect(Date.parse(first.date ?? '')).toBe(Date.parse('2026-11-20T09:00:00Z'));
  });

  it('by SMTP equal the mail files', async () => {
    const receiver = await startSmtpServer();
    const answer = await openDestinations(env(receiver.url), database)['mail-to-sales'](
      delivery('mail-to-sales', 'de'),
      AbortSignal.timeout(5_000),
    );
    expect(answer).toMatch(/^250/);
    const [sent] = receiver.mails;
    const file = await written('mail-to-sales', 'de');
    expect(sent).toMatchObject({ subject: file.subject, messageId: file.messageId, html: file.html, date: file.date });
    await receiver.close();
  });

  it('fail on a timeout when the server does not respond', async () => {
    const receiver = await startSmtpServer({ beforeResponse: () => new Promise(() => {}) });
    const sending = openDestinations(env(receiver.url), database)['mail-to-sales'](
      delivery('mail-to-sales', 'de'),
      AbortSignal.timeout(500),
    );
    await expect(sending).rejects.toThrow();
  });

  it('use the colours of tokens.css', async () => {
    const tokens = await readFile('src/components/styles/tokens.css', 'utf8');
    for (const [name, value] of Object.entries(mailColours)) expect(tokens).toContain(`--${name}: ${value};`);
  });
});
