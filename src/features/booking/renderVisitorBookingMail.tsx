import { MailButton } from '../../outbox/mail/MailButton.tsx';
import { MailFacts } from '../../outbox/mail/MailFacts.tsx';
import { MailLayout } from '../../outbox/mail/MailLayout.tsx';
import { mailStyles } from '../../outbox/mail/mailStyles.ts';
import type { MailContent } from '../../outbox/mail/mailTransport.ts';
import { plainName } from '../../outbox/mail/plainName.ts';
import { renderMail } from '../../outbox/mail/renderMail.ts';
import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import type { BookingChange } from './bookingChange.ts';
import { createCalendarFile } from './createCalendarFile.ts';
import { formatBookingTime, formatDay } from './formatBookingTime.ts';

export type VisitorBookingMail = {
  bookingId: string;
  locale: Locale;
  change: BookingChange;
  fields: Record<string, string>;
  /** URL of the booking page, with the secret token issued for this mail only. */
  link: string;
  salesAddress: string;
  siteUrl: string;
};

/**
 * The mail to the visitor about the current state of the booking, in their language and time zone, with the calendar
 * file attached.
 */
export async function renderVisitorBookingMail(data: VisitorBookingMail): Promise<MailContent> {
  const { bookingId, locale, change, fields, link, salesAddress, siteUrl } = data;
  const { booking, mail } = wordsFor(locale);
  const words = booking.mail[change.kind];
  const { email = '', topic = '', tz = '' } = fields;
  // The address is unconfirmed (decision 0257).
  const name = plainName(fields.name ?? '');
  const greeting = name ? fill(mail.greeting, { name }) : mail.greetingWithoutName;
  const reader = { locale, zone: tz };
  const cancelled = change.kind === 'cancelled';
  const when = formatBookingTime(change.slot, reader, booking);
  const facts = [
    { label: booking.mail.when, value: when, main: true },
    ...(change.before
      ? [{ label: booking.mail.before, value: formatBookingTime(change.before, reader, booking) }]
      : []),
    { label: booking.mail.topic, value: topicIn(topic, booking.form.topics) },
  ];

  const parts = await renderMail(
    <MailLayout
      lang={locale}
      brand={site.brand}
      heading={words.heading}
      preview={when}
      footer={cancelled ? booking.mail.automaticEnd : booking.mail.automatic}
    >
      <p style={mailStyles.text}>{greeting}</p>
      <p style={mailStyles.text}>{words.intro}</p>
      <MailFacts facts={facts} />
      <p style={mailStyles.text}>{words.outro}</p>
      {cancelled ? (
        <MailButton href={new URL(href('get-a-demo', locale), siteUrl).href} label={booking.mail.again} />
      ) : (
        <MailButton href={link} label={booking.mail.manage} />
      )}
    </MailLayout>,
  );
  const content: MailContent = {
    ...parts,
    subject: fill(words.subject, { day: formatDay(change.slot, tz, locale, 'long') }),
    language: locale,
    replyTo: { name: site.brand, address: salesAddress },
    autoSubmitted: change.kind === 'booked' ? 'auto-replied' : 'auto-generated',
  };
  // Calendars send their own reminder; a second invitation would request a second reply.
  if (change.kind === 'reminder') return content;
  const event = booking.mail.event;
  const calendar = createCalendarFile({
    bookingId,
    slot: change.slot,
    sequence: change.sequence,
    at: change.at,
    cancelled,
    summary: event.visitor,
    description: cancelled ? '' : fill(event.change, { link }),
    location: event.place,
    organizer: { name: site.brand, email: salesAddress },
    attendee: { name, email },
  });
  return { ...content, calendar };
}

/** A topic removed from the list is shown by its id. */
const topicIn = (topic: string, topics: Record<string, string>): string => topics[topic] ?? topic;
