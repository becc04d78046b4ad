/** Over 200 lines: one form with its mail, its sheet and its lead. */
import type { Email } from 'postal-mime';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { inputRanges } from '../features/savings/inputRanges.ts';
import { crmValues } from '../leads/crmValues.ts';
import { findLead } from '../leads/leadRecords.ts';
import { isBalanced, reconcile } from '../leads/reconcile.ts';
import { replayDelivery } from '../outbox/replay.ts';
import { site } from '../site.ts';
import { databaseKinds, roiForm, waitUntil } from '../testing/createTestEnvironment.testing.ts';
import { setUpFormTest } from '../testing/setUpFormTest.testing.ts';
import { format } from '../text/format/format.ts';
import { wordsFor } from '../text/words/words.ts';

/** The PDF's text by page, with whitespace normalised to spaces. */
async function pagesOf(content: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: false });
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

const bytesOf = (mail: Email | undefined): Uint8Array => {
  const content = mail?.attachments[0]?.content;
  if (!(content instanceof ArrayBuffer || content instanceof Uint8Array)) throw new Error('No attachment');
  return new Uint8Array(content);
};

const plainly = (text: string | undefined) => (text ?? '').replaceAll('\u00A0', ' ');

describe.each(databaseKinds)('The calculator’s result by mail on %s', (kind) => {
  const { database, mails, send, stored, mailsFor } = setUpFormTest(kind, {
    form: 'roi',
    page: 'chatbot-roi-calculator',
    request: roiForm,
  });

  // By hand (calculateSavings.test.ts): 29.9475 an hour, 240 hours, 1499 for Enterprise, zero at 1499 / 6109.29 = 24.5
  // %.
  const expected = {
    de: {
      subject: `Ihre Ersparnisrechnung von ${site.brand}`,
      filename: 'ersparnis-rechnung.pdf',
      sheet: [
        'Gerechnet am',
        'Es bleibt im Monat 28,32 € 944,72 € 2.166,57 €',
        'Es bleibt im ersten Jahr −3.402,07 € 5.349,49 € 17.018,23 €',
        'Eingespielt nicht in 36 Monaten im 7. Monat im 4. Monat',
        'Übernommene Stunden im Monat 60 96 144',
        '1,21 ÷ 1.600 = 29,95 €',
        'Kostendeckend ab einem Anteil von: 24,5 %',
        `Annahmen von ${site.brand}, keine Messwerte.`,
        'Nur für Unternehmer, zzgl. USt.',
        'https://www.example.org/loesung#ersparnis-rechner',
      ],
      mail: ['Guten Tag Zoë Müßig,', 'Vorsichtig (25 %): 28,32 €', 'Mittel (40 %): 944,72 €'],
    },
    en: {
      subject: `Your savings calculation from ${site.brand}`,
      filename: 'savings-calculation.pdf',
      sheet: [
        'Calculated on',
        'Left each month €28.32 €944.72 €2,166.57',
        'Left in the first year −€3,402.07 €5,349.49 €17,018.23',
        'Paid back not within 36 months in month 7 in month 4',
        'Hours saved each month 60 96 144',
        '1.21 ÷ 1,600 = €29.95',
        'Breaks even at a share of: 24.5%',
        `Assumptions by ${site.brand}, not measurements.`,
        'For businesses only, plus VAT.',
        'https://www.example.org/en/chatbot-roi-calculator',
      ],
      mail: ['Hello Zoë Müßig,', 'Cautious (25%): €28.32', 'Middle (40%): €944.72'],
    },
  };

  it.each(['de', 'en'] as const)(
    'is a one-page PDF in %s, calculated on the server, with labelled assumptions',
    async (locale) => {
      const says = expected[locale];
      const [, mail] = await mailsFor(await stored({ email: `sheet-${locale}@example.org` }, locale));
      expect(mail.subject).toBe(says.subject);
      expect(mail.to).toEqual([{ name: '', address: `sheet-${locale}@example.org` }]);
      for (const text of says.mail) expect(plainly(mail.text)).toContain(text);
      expect(mail.attachments).toMatchObject([{ filename: says.filename, mimeType: 'application/pdf' }]);
      const pages = await pagesOf(bytesOf(mail));
      expect(pages).toHaveLength(1);
      for (const text of says.sheet) expect(pages[0]).toContain(text);
      // The sheet contains no name, because its recipient may pass it on.
      expect(pages[0]).not.toContain('Müßig');
      expect(Buffer.from(bytesOf(mail)).toString('latin1')).toContain(`/Lang (${locale === 'de' ? 'de-DE' : 'en-GB'})`);
    },
  );

  it.each(['de', 'en'] as const)(
    'stays on one page with large figures and changed assumptions in %s',
    async (locale) => {
      const large = { team: '10000', requests: '1000000', salary: '29999' };
      const changed = { rate: '37', minutes: '7', factor: '1.33', perperson: '3' };
      const lead = await stored({ email: `large-${locale}@example.org`, ...large, ...changed }, locale);
      const [, mail] = await mailsFor(lead);
      expect(await pagesOf(bytesOf(mail))).toHaveLength(1);
    },
  );

  it('mails sales the input and the result', async () => {
    const lead = await stored({ email: 'input@example.org', rate: '37,5', factor: '1.3' }, 'en');
    const [mail] = await mailsFor(lead);
    expect(mail.subject).toBe('Ersparnisrechnung für Müßig & Töchter GmbH, von Zoë Müßig');
    expect(mail.replyTo).toEqual([{ name: 'Zoë Müßig', address: 'input@example.org' }]);
    expect(mail.attachments).toEqual([]);
    for (const text of [
      'Personen im Serviceteam: 5',
      'Anfragen im Monat: 2.400',
      'Bruttogehalt je Person und Monat: 3.300 €',
      'Anteil, den der Assistent löst: 37,5 % (eigener Wert)',
      // By hand: 3300 * 12 * 1.3 / 1600 = 32.175; 240 * 0.375 * 32.175 * 0.85 = 2461.3875, less 1499.
      'Es bleibt im Monat 962,39 €',
      'Eigene Annahme (37,5 %): Übernommene Stunden',
      'Müßig & Töchter GmbH',
      'https://www.example.org/en/chatbot-roi-calculator',
      'Englisch',
    ])
      expect(plainly(mail.text)).toContain(text);
    expect(mail.html).toContain('Müßig &amp; Töchter GmbH');
  });

  it('shows the price as on request above the largest plan, with hours and benefit', async () => {
    const [, mail] = await mailsFor(await stored({ email: 'large@example.org', team: '900', requests: '20001' }));
    const [page] = await pagesOf(bytesOf(mail));
    // By hand: 2000.1 hours, 800.04 at 40 percent, times 29.9475 * 0.85 = 20365.32.
    expect(page).toContain('Übernommene Stunden im Monat 500 800 1.200');
    expect(page).toContain('20.365,32 €');
    for (const row of ['Planpreis', 'Es bleibt im Monat', 'Es bleibt im ersten Jahr', 'Eingespielt'])
      expect(page).toContain(`${row} auf Anfrage auf Anfrage auf Anfrage`);
    expect(page).toContain('Kostendeckend ab einem Anteil von: auf Anfrage');
    expect(page).toContain('Über 20.000 aktiven Nutzern');
  });

  it('is an identical file after a replay, dated by the request', async () => {
    const lead = await stored({ email: 'twice@example.org' });
    const [, first] = await mailsFor(lead);
    const before = mails().length;
    await database()
      .query.updateTable('lead')
      .set({ created_at: '2026-11-20T23:30:00.000Z' })
      .where('id', '=', lead.id)
      .execute();
    const delivery = lead.deliveries.find(({ target }) => target === 'mail-confirmation')?.id ?? '';
    // The server settles a delivery after the mail server's response, so wait for the settled state.
    const isNoted = async () => {
      const found = await findLead(database(), lead.id);
      return found?.deliveries.every(({ state }) => state === 'delivered') ?? false;
    };
    for (let times = 1; times <= 2; times++) {
      await waitUntil('the note of the mail before', isNoted);
      await replayDelivery(database(), delivery);
      await waitUntil('another mail', () => mails().length === before + times);
    }
    const [second, third] = mails().slice(before);
    expect(third?.messageId).toBe(first.messageId);
    expect(third?.date).toBe(second?.date);
    expect(Buffer.from(bytesOf(third)).equals(Buffer.from(bytesOf(second)))).toBe(true);
    // The date in Berlin, not in UTC.
    expect((await pagesOf(bytesOf(third)))[0]).toContain('Gerechnet am 21. November 2026');
  });

  it('stores normalised numbers, with the default assumptions for empty fields', async () => {
    const { fields } = await stored({
      ...{ email: 'numbers@example.org', team: ' 12 ', requests: '1.200.000', salary: '3,300 €' },
      ...{ rate: '37,5 %', minutes: '', factor: '1,21', perperson: '2.5' },
    });
    expect(fields).toMatchObject({ team: '12', requests: '1200000', salary: '3300' });
    expect(fields).toMatchObject({ rate: '37.5', minutes: '6', factor: '1.21', perperson: '2.5' });
  });

  it('rounds figures without decimals: posts up, amounts to the nearest', async () => {
    const given = { team: '7,5', requests: '2.347,4', salary: '3.512,50 €' };
    const { fields } = await stored({ email: 'rounded@example.org', ...given });
    expect(fields).toMatchObject({ team: '8', requests: '2347', salary: '3513' });
  });

  it('is exported under CRM names', async () => {
    expect(crmValues(await stored({ email: 'crm@example.org' }))).toMatchObject({
      ...{ form: 'roi', company: 'Müßig & Töchter GmbH', support_team_size: '5', requests_per_month: '2400' },
      ...{ gross_salary: '3300', automation_rate: '40', on_cost_factor: '1.21' },
    });
  });

  it('stores one lead for a repeated form_id, another for other figures', async () => {
    const [first, second] = [await send({ form_id: 'roi-1' }), await send({ form_id: 'roi-1' })];
    expect(first.status).toBe(303);
    expect(second).toEqual(first);
    expect(await send({ form_id: 'roi-1', team: '6' })).not.toEqual(first);
    // Another notation of the same number is the same lead.
    expect(await send({ form_id: 'roi-1', salary: '3.300' })).toEqual(first);
  });

  it('is delayed, not suppressed, when the inbox has just received a mail', async () => {
    const [one, other] = [
      await stored({ email: 'turn@example.org' }),
      await stored({ email: 'turn@example.org', team: '9' }),
    ];
    expect(one.deliveries[1]).toMatchObject({ target: 'mail-confirmation' });
    expect(other.deliveries[1]).toMatchObject({ target: 'mail-confirmation', state: 'pending' });
    expect(Date.parse(other.deliveries[1]?.due_at ?? '') - Date.parse(one.created_at)).toBeGreaterThanOrEqual(600_000);
    expect(isBalanced(await reconcile(database()))).toBe(true);
  });

  it('refuses a filled honeypot, a cross-origin form and an oversize body', async () => {
    expect(await send({ website_url: 'x' })).toMatchObject({
      status: 422,
      errors: { website_url: expect.any(String) },
    });
    expect(await send({}, 'de', { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    expect(await send({ company: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
  });

  const wrong: [field: string, value: string, code: string][] = [
    ['team', '', 'required'],
    ['team', '0', 'number'],
    ['team', '10001', 'number'],
    ['team', 'five', 'number'],
    ['team', '2.5.5', 'number'],
    ['team', '-3', 'number'],
    ['team', '1e3', 'number'],
    ['team', '5\r\nBcc: a@b.de', 'number'],
    ['requests', ' ', 'required'],
    ['requests', '0', 'number'],
    ['requests', '10.000.001', 'number'],
    ['salary', '', 'required'],
    ['salary', '499', 'number'],
    ['salary', '30001', 'number'],
    ['salary', '32,00,50', 'number'],
    ['rate', '4.99', 'number'],
    ['rate', '81', 'number'],
    ['rate', 'Infinity', 'number'],
    ['minutes', '0.5', 'number'],
    ['minutes', '30,01', 'number'],
    ['factor', '0,99', 'number'],
    ['factor', '1.61', 'number'],
    ['perperson', '0', 'number'],
    ['perperson', '20.5', 'number'],
    ['firstname', '', 'required'],
    ['firstname', 'x'.repeat(101), 'tooLong'],
    ['firstname', 'A\r\nBcc: c@d.de', 'lineBreak'],
    ['lastname', '', 'required'],
    ['lastname', 'x'.repeat(101), 'tooLong'],
    ['lastname', 'A\nB', 'lineBreak'],
    ['company', '', 'required'],
    ['company', 'x'.repeat(151), 'tooLong'],
    ['company', 'A\r\nBcc: c@d.de', 'lineBreak'],
    ['email', '', 'required'],
    ['email', 'nobody', 'format'],
    ['email', `${'x'.repeat(250)}@b.de`, 'tooLong'],
    ['email', 'a@b.de\nBcc: c@d.de', 'lineBreak'],
  ];
  it.each(wrong)('is refused for %s %j: %s, in both languages, with the input kept', async (field, value, code) => {
    for (const locale of ['de', 'en'] as const) {
      const sentences: Record<string, Record<string, string>> = wordsFor(locale).roi.errors;
      const outcome = await send({ [field]: value, form_id: 'kept' }, locale);
      expect(outcome).toMatchObject({
        status: 422,
        errors: { [field]: sentences[field]?.[code] },
        values: { form_id: 'kept', ...(value && { [field]: value }) },
      });
      expect(Object.keys(outcome.status === 303 ? {} : outcome.errors)).toEqual([field]);
      expect(sentences[field]?.[code]).toMatch(/[.]$/);
    }
  });
});

it.each(Object.entries(inputRanges))(
  'the sentence about %s names its bounds in both languages',
  (field, { least, most }) => {
    for (const locale of ['de', 'en'] as const) {
      const sentences: Record<string, Record<string, string>> = wordsFor(locale).roi.errors;
      for (const bound of [least, most])
        expect(sentences[field]?.number).toContain(` ${format('entered', bound, locale)}`);
    }
  },
);
