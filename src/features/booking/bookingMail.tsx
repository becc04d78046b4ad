import { look } from '../../outbox/mail/look.ts';
import { MailButton } from '../../outbox/mail/MailButton.tsx';
import { MailFacts } from '../../outbox/mail/MailFacts.tsx';
import { MailSheet } from '../../outbox/mail/MailSheet.tsx';
import { plainName } from '../../outbox/mail/plainName.ts';
import { renderMail } from '../../outbox/mail/renderMail.ts';
import type { Content } from '../../outbox/mail/transport.ts';
import { href } from '../../routes/hrefs.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { fill, wordsFor } from '../../text/words/words.ts';
import type { Change } from './change.ts';
import { invitation } from './invitation.ts';
import { dayIn, timeInWords } from './inWords.ts';

export type BookingLetter = {
  bookingId: string;
  locale: Locale;
  change: Change;
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
export async function bookingMail(letter: BookingLetter): Promise<Content> {
  const { bookingId, locale, change, fields, link, salesAddress, siteUrl } = letter;
  const { booking, mail } = wordsFor(locale);
  const words = booking.mail[change.kind];
  const { email = '', topic = '', tz = '' } = fields;
  // The address is unconfirmed (decision 0257).
  const name = plainName(fields.name ?? '');
  const greeting = name ? fill(mail.greeting, { name }) : mail.greetingWithoutName;
  const reader = { locale, zone: tz };
  const cancelled = change.kind === 'cancelled';
  const when = timeInWords(change.slot, reader, booking);
  const facts = [
    { label: booking.mail.when, value: when, main: true },
    ...(change.before ? [{ label: booking.mail.before, value: timeInWords(change.before, reader, booking) }] : []),
    { label: booking.mail.topic, value: topicIn(topic, booking.form.topics) },
  ];

  const parts = await renderMail(
    <MailSheet
      lang={locale}
      brand={site.brand}
      heading={words.heading}
      preview={when}
      footer={cancelled ? booking.mail.automaticEnd : booking.mail.automatic}
    >
      <p style={look.text}>{greeting}</p>
      <p style={look.text}>{words.intro}</p>
      <MailFacts facts={facts} />
      <p style={look.text}>{words.outro}</p>
      {cancelled ? (
        <MailButton href={new URL(href('get-a-demo', locale), siteUrl).href} label={booking.mail.again} />
      ) : (
        <MailButton href={link} label={booking.mail.manage} />
      )}
    </MailSheet>,
  );
  const content: Content = {
    ...parts,
    subject: fill(words.subject, { day: dayIn(change.slot, tz, locale, 'long') }),
    language: locale,
    replyTo: { name: site.brand, address: salesAddress },
    automatic: change.kind === 'booked' ? 'auto-replied' : 'auto-generated',
  };
  // Calendars send their own reminder; a second invitation would request a second reply.
  if (change.kind === 'reminder') return content;
  const event = booking.mail.event;
  const calendar = invitation({
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
