import { describe, expect, it } from 'vitest';
import { renderSalesBookingMail } from '../../features/booking/renderSalesBookingMail.tsx';
import type { LeadForm } from '../../forms/definitions/defineForm.ts';
import { leadForms } from '../../forms/definitions/forms.ts';
import type { LeadFormName } from '../../leads/leadService.ts';
import { wordsFor } from '../../text/words/words.ts';
import { fieldRows } from './fieldRows.ts';
import type { MailContent } from './mailTransport.ts';
import { leadToSales } from './messages/leadToSales.tsx';

const turns = [{ who: 'visitor', text: 'Wert transcript' }];
const inWords: Record<string, string> = { slot: '10:00', tz: '04:00', rate: '45', factor: '1,21' };
const posted: Record<string, string> = {
  ...{ team: '7', requests: '2400', salary: '3300', rate: '45', minutes: '6', factor: '1.21', perperson: '3' },
  ...{ slot: '2026-11-24T09:00:00.000Z', tz: 'America/New_York', transcript: JSON.stringify(turns) },
};

describe.each(Object.values<LeadForm>(leadForms))('The mail to sales about $name', (form) => {
  const fields = Object.fromEntries(Object.keys(form.fields).map((field) => [field, posted[field] ?? `Wert ${field}`]));

  it('shows every field, with its name if it is listed as a fact', async () => {
    const { text } = await mailAbout(form.name as LeadFormName, fields);
    const { names } = form.texts(wordsFor('de'));
    for (const [field, value] of Object.entries(fields)) {
      const place = form.sales.mail[field];
      const shown = inWords[field] ?? (value === posted[field] ? '' : value);
      expect(text).toContain(place === 'row' ? `${names[field]}: ${value}` : shown);
    }
  });
});

it('A choice is shown by its label, an option that no longer exists by its value', () => {
  const words = wordsFor('de');
  const shown = (topic: string) => fieldRows('demo', { topic }, words).map(({ value }) => value);
  expect(shown('technology')).toContain(words.booking.form.topics.technology);
  expect(shown('former')).toContain('former');
});

function mailAbout(form: LeadFormName, fields: Record<string, string>): Promise<MailContent> {
  const lead = { locale: 'de', page: 'contact', createdAt: '2026-11-20T09:00:00.000Z', fields, context: {} } as const;
  if (form !== 'demo') return leadToSales({ ...lead, id: 'lead-1', form }, 'https://www.example.org');
  const change = { kind: 'booked', slot: fields.slot ?? '', sequence: 0, at: lead.createdAt } as const;
  return renderSalesBookingMail({
    ...lead,
    change,
    bookingId: 'b',
    leadId: 'lead-1',
    salesAddress: 'sales@example.com',
  });
}
