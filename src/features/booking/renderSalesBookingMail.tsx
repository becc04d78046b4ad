import type { LeadContext } from '../../forms/leadContext.ts';
import { contextRows } from '../../outbox/mail/contextRows.ts';
import { fieldRows } from '../../outbox/mail/fieldRows.ts';
import { MailFacts } from '../../outbox/mail/MailFacts.tsx';
import { MailLayout } from '../../outbox/mail/MailLayout.tsx';
import { mailStyles } from '../../outbox/mail/mailStyles.ts';
import type { MailContent } from '../../outbox/mail/mailTransport.ts';
import { renderMail } from '../../outbox/mail/renderMail.ts';
import { defaultLocale, type Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import type { BookingChange } from './bookingChange.ts';
import { bookingRules } from './bookingRules.ts';
import { createCalendarFile } from './createCalendarFile.ts';
import {
  differsFromBerlin,
  formatBookingTime,
  formatLocalTime,
  formatShortTime,
  type LocaleAndZone,
} from './formatBookingTime.ts';

type SalesBookingMail = {
  bookingId: string;
  leadId: string;
  locale: Locale;
  change: BookingChange;
  fields: Record<string, string>;
  context: LeadContext;
  salesAddress: string;
};

/** The mail to sales about a booking or its change, in the company's language, with the calendar file attached. */
export async function renderSalesBookingMail(data: SalesBookingMail): Promise<MailContent> {
  const { bookingId, leadId, locale, change, fields, context, salesAddress } = data;
  const words = wordsFor(defaultLocale);
  const { booking, mail } = words;
  const { name = '', company = '', email = '', phone = '', topic = '', tz = bookingRules.zone } = fields;
  const kind = change.kind === 'reminder' ? 'booked' : change.kind;
  const texts = booking.mail.sales[kind];
  const { topics } = booking.form;
  const us: LocaleAndZone = { locale: defaultLocale, zone: bookingRules.zone };
  const when = (slot: string) => formatBookingTime(slot, us, booking);
  const facts = [
    { label: booking.mail.when, value: when(change.slot), main: true },
    ...(differsFromBerlin(change.slot, tz)
      ? [{ label: booking.mail.visitorsTime, value: formatLocalTime(change.slot, { ...us, zone: tz }, booking) }]
      : []),
    ...(change.before ? [{ label: booking.mail.before, value: when(change.before) }] : []),
    ...fieldRows('demo', fields, words),
    ...contextRows(context),
    { label: mail.facts.language, value: mail.languages[locale] },
    { label: mail.facts.reference, value: leadId },
  ];
  const tokens = { name, company, email, time: formatShortTime(change.slot, us, booking) };

  const parts = await renderMail(
    <MailLayout
      lang={defaultLocale}
      brand={site.brand}
      heading={fill(texts.heading, tokens)}
      preview={when(change.slot)}
    >
      <p style={mailStyles.text}>{fill(texts.intro, tokens)}</p>
      <MailFacts facts={facts} />
    </MailLayout>,
  );
  return {
    ...parts,
    subject: fill(texts.subject, tokens),
    language: defaultLocale,
    replyTo: { name, address: email },
    autoSubmitted: 'auto-generated',
    calendar: createCalendarFile({
      bookingId,
      slot: change.slot,
      sequence: change.sequence,
      at: change.at,
      cancelled: kind === 'cancelled',
      summary: fill(booking.mail.event.sales, tokens),
      description: [topics[topic as keyof typeof topics] ?? topic, email, phone].filter(Boolean).join('\n'),
      location: booking.mail.event.place,
      organizer: { name: site.brand, email: salesAddress },
    }),
  };
}
