import { Button } from '../../../components/ui/Button.tsx';
import { Card } from '../../../components/ui/Card.tsx';
import { ErrorSummary } from '../../../components/ui/ErrorSummary.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { Locale } from '../../../routes/table.ts';
import type { Words } from '../../../text/words/de.ts';
import { fill } from '../../../text/words/words.ts';
import { bookingRules } from '../bookingRules.ts';
import type { Booking, CancelResult } from '../bookingService.ts';
import { BookedCard } from './BookedCard.tsx';
import styles from './BookingPage.module.css';
import { bookedTime, type PickerView } from './createPickerView.ts';
import { errorTargetOf, SlotPicker } from './SlotPicker.tsx';
import { ZoneForm } from './ZoneForm.tsx';

type BookingPageProps = {
  words: Words['booking'];
  forms: Words['forms'];
  locale: Locale;
  booking: Booking;
  /** Undefined if the booking can no longer be moved. */
  picker: PickerView | undefined;
  address: string;
  done: 'moved' | CancelResult | undefined;
  errors: Record<string, string>;
  hrefs: { demo: string; contact: string };
};

/** The page behind the secret link of a booking: its time, and forms to move or cancel it. */
export function BookingPage(props: BookingPageProps) {
  const { words, locale, booking, done, errors, address, hrefs } = props;
  const { state } = booking;
  const { title, lead } = words.page[state];
  const topics: Record<string, string> = words.form.topics;
  // An error of the time is above the times.
  const problems = Object.entries(errors).flatMap(([field, sentence]) => (field === 'slot' ? [] : [{ sentence }]));
  return (
    <Section labelledBy="booking-title" className={styles.section}>
      {problems.length > 0 && <ErrorSummary title={props.forms.errorTitle} problems={problems} />}
      {done && (
        <Notice kind="success" live>
          <p>{words.page.done[done]}</p>
        </Notice>
      )}
      <SectionHead level={1} size={2} id="booking-title" title={title} lead={lead} />
      <BookedCard
        when={bookedTime(booking.slot, booking.zone, locale, words)}
        about={[
          { label: words.page.topic, value: topics[booking.topic] ?? booking.topic },
          { label: words.page.email, value: booking.email },
        ]}
        {...(state === 'booked' && { file: { label: words.page.file, href: `${address}.ics` } })}
      />
      {state === 'booked' ? (
        <Changes {...props} />
      ) : (
        <p className={styles.ways}>
          <Button href={hrefs.demo}>{words.page.bookNew}</Button>
          <Link variant="standalone" href={hrefs.contact}>
            {words.page.write}
          </Link>
        </p>
      )}
    </Section>
  );
}

function Changes({ words, forms, booking, picker, address, errors, hrefs }: BookingPageProps) {
  const { move, cancel, write } = words.page;
  return (
    <>
      <Card as="section" aria-labelledby="move-title" className={styles.change}>
        <h2 id="move-title">{move.title}</h2>
        {picker && booking.movable ? (
          <>
            <p>{move.lead}</p>
            <ZoneForm view={picker} words={words.picker} />
            <form
              method="post"
              action={`${address}?from=${picker.from}`}
              noValidate
              // Browsers restore a choice by its place in the list, where another time is now.
              autoComplete="off"
              className={styles.form}
              data-form="move"
            >
              {errors.slot && (
                <ErrorSummary
                  title={forms.errorTitle}
                  problems={[{ fieldId: errorTargetOf(picker), sentence: errors.slot }]}
                />
              )}
              <input type="hidden" name="action" value="move" />
              <SlotPicker view={picker} words={words} label={words.form.labels.slot} error={errors.slot} />
              <p>
                <Button type="submit">{move.submit}</Button>
              </p>
            </form>
          </>
        ) : (
          <p>
            {fill(move.tooOften, { count: bookingRules.maxMoves })} <Link href={hrefs.contact}>{write}</Link>
          </p>
        )}
      </Card>
      <Card as="section" aria-labelledby="cancel-title" className={styles.change}>
        <h2 id="cancel-title">{cancel.title}</h2>
        <p>{cancel.lead}</p>
        {/* A second step, because cancelling cannot be undone. */}
        <details className={styles.cancel}>
          <summary>{cancel.submit}</summary>
          <form method="post" action={address} className={styles.ways} data-form="cancel">
            <input type="hidden" name="action" value="cancel" />
            <p>{cancel.sure}</p>
            <Button type="submit">{cancel.confirm}</Button>
          </form>
        </details>
      </Card>
    </>
  );
}
