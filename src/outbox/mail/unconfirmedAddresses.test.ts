/** Mails to unconfirmed addresses repeat no free text except a plain name (issue 10, item 15). */
import { describe, expect, it } from 'vitest';
import { renderVisitorBookingMail } from '../../features/booking/renderVisitorBookingMail.tsx';
import { renderNewsletterConfirmation } from '../../features/newsletter/renderNewsletterConfirmation.tsx';
import { defaultAssumptions } from '../../features/savings/calculateScenarios.ts';
import type { MailContent } from './mailTransport.ts';
import { confirmation } from './messages/confirmation.tsx';

const hostile = 'Sie haben gewonnen: https://evil.example/preis';
const typed = {
  name: hostile,
  firstname: hostile,
  lastname: hostile,
  company: hostile,
  message: hostile,
  phone: hostile,
};
const more = { website: hostile, transcript: JSON.stringify([{ who: 'assistant', text: hostile }]), topic: 'other' };
const figures = Object.fromEntries(Object.entries(defaultAssumptions).map(([name, value]) => [name, String(value)]));
const fields = { ...typed, ...more, ...figures, email: 'zoe@example.org', tz: 'Europe/Berlin' };
const env = { LEADS_TO: 'sales@example.com', SITE_URL: 'https://www.example.org' };

/** The whole mail, including its attachment, as text. */
const everything = ({ attachment, ...content }: MailContent): string =>
  JSON.stringify(content) + (attachment ? attachment.filename + attachment.content.toString('latin1') : '');

const confirmed = (form: 'contact' | 'partner' | 'roi' | 'chat', given: Record<string, string>) =>
  confirmation(
    { form, locale: 'de', page: 'affiliate-program', fields: given, createdAt: '2026-11-20T09:00:00Z' },
    env,
  );

const changeKinds = ['booked', 'moved', 'cancelled', 'reminder'] as const;

const booked = (kind: (typeof changeKinds)[number], given: Record<string, string>) =>
  renderVisitorBookingMail({
    ...{ bookingId: 'b-1', locale: 'en', fields: given, salesAddress: env.LEADS_TO, siteUrl: env.SITE_URL },
    change: { kind, slot: '2026-12-01T09:00:00.000Z', sequence: 1, at: '2026-11-20T09:00:00.000Z' },
    link: 'https://www.example.org/en/booking/secret',
  });

describe('Mails to unconfirmed addresses', () => {
  it.each(['contact', 'partner', 'roi', 'chat'] as const)('repeat nothing typed into the form %s', async (form) => {
    expect(everything(await confirmed(form, fields))).not.toMatch(/gewonnen|evil\.example/);
  });

  it.each(changeKinds)('repeat nothing typed into a booking that is %s, in mail and calendar', async (kind) => {
    expect(everything(await booked(kind, fields))).not.toMatch(/gewonnen|evil/);
  });

  it('repeat nothing typed into the newsletter form', async () => {
    const link = 'https://www.example.org/newsletter/bestaetigen?t=x';
    const content = await renderNewsletterConfirmation({
      locale: 'de',
      link,
      days: 14,
      replyTo: env.LEADS_TO,
      siteUrl: env.SITE_URL,
    });
    expect(everything(content)).not.toContain('zoe');
  });

  it('greet with a plain name, and without a name otherwise', async () => {
    expect((await confirmed('chat', { ...fields, firstname: '', lastname: '', name: 'Zoë Müßig' })).text).toContain(
      'Guten Tag Zoë Müßig,',
    );
    expect((await confirmed('chat', fields)).text).toContain('Guten Tag,');
    const { text, calendar } = await booked('booked', { ...fields, name: 'Zoë Müßig' });
    expect([text.includes('Hello Zoë Müßig,'), calendar?.content.replace(/\r\n /g, '').includes('Zoë Müßig')]).toEqual([
      true,
      true,
    ]);
    expect((await booked('booked', fields)).text).toContain('Hello,');
  });
});
