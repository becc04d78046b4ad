import type { LeadContext } from '../../forms/context.ts';
import { contextRows } from '../../outbox/mail/contextRows.ts';
import { fieldRows } from '../../outbox/mail/fieldRows.ts';
import { look } from '../../outbox/mail/look.ts';
import { MailFacts } from '../../outbox/mail/MailFacts.tsx';
import { MailSheet } from '../../outbox/mail/MailSheet.tsx';
import { renderMail } from '../../outbox/mail/renderMail.ts';
import type { Content } from '../../outbox/mail/transport.ts';
import { defaultLocale, type Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import type { Change } from './change.ts';
import { invitation } from './invitation.ts';
import { differs, ownTime, type Reader, shortTime, timeInWords } from './inWords.ts';
import { rules } from './rules.ts';

type Letter = {
  bookingId: string;
  leadId: string;
  locale: Locale;
  change: Change;
  fields: Record<string, string>;
  context: LeadContext;
  salesAddress: string;
};

/** The mail to sales about a booking or its change, in the company's language, with the calendar file attached. */
export async function bookingToSales(letter: Letter): Promise<Content> {
  const { bookingId, leadId, locale, change, fields, context, salesAddress } = letter;
  const words = wordsFor(defaultLocale);
  const { booking, mail } = words;
  const { name = '', company = '', email = '', phone = '', topic = '', tz = rules.zone } = fields;
  const kind = change.kind === 'reminder' ? 'booked' : change.kind;
  const texts = booking.mail.sales[kind];
  const { topics } = booking.form;
  const us: Reader = { locale: defaultLocale, zone: rules.zone };
  const when = (slot: string) => timeInWords(slot, us, booking);
  const facts = [
    { label: booking.mail.when, value: when(change.slot), main: true },
    ...(differs(change.slot, tz)
      ? [{ label: booking.mail.visitorsTime, value: ownTime(change.slot, { ...us, zone: tz }, booking) }]
      : []),
    ...(change.before ? [{ label: booking.mail.before, value: when(change.before) }] : []),
    ...fieldRows('demo', { ...fields, topic: (topics as Record<string, string>)[topic] ?? topic }, words),
    ...contextRows(context),
    { label: mail.facts.language, value: mail.languages[locale] },
    { label: mail.facts.reference, value: leadId },
  ];
  const tokens = { name, company, email, time: shortTime(change.slot, us, booking) };

  const parts = await renderMail(
    <MailSheet
      lang={defaultLocale}
      brand={site.brand}
      heading={fill(texts.heading, tokens)}
      preview={when(change.slot)}
    >
      <p style={look.text}>{fill(texts.intro, tokens)}</p>
      <MailFacts facts={facts} />
    </MailSheet>,
  );
  return {
    ...parts,
    subject: fill(texts.subject, tokens),
    language: defaultLocale,
    replyTo: { name, address: email },
    automatic: 'auto-generated',
    calendar: invitation({
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
