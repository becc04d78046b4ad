/** Free slots as JSON, for the picker's script and other clients. */
import { z } from 'zod';
import type { BookingService } from './bookingService.ts';
import { endOf, type Span } from './slots.ts';
import { addDays, canonicalZone, isDate, offsetAt, startOfDay } from './time.ts';

/** In days; longer than the booking horizon. */
const longest = 100;

const date = (name: string) =>
  z
    .string()
    .refine(isDate, { error: `"${name}" must be a date of the calendar, written like 2026-11-30.` })
    .optional();

const schema = z
  .object({
    from: date('from'),
    to: date('to'),
    tz: z
      .string()
      .default('Europe/Berlin')
      .transform((text) => canonicalZone(text) ?? '')
      .refine((zone) => zone !== '', { error: '"tz" must be an IANA time zone, such as Europe/Berlin.' }),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { error: '"from" must not be later than "to".' })
  .refine(({ from, to }) => !from || !to || to <= addDays(from, longest), {
    error: `Between "from" and "to" there must be ${longest} days at most.`,
  });

type SlotService = Pick<BookingService, 'freeSlots' | 'rules'>;

/** 200 with the free slots from the day `from` to the day `to`, both included; 400 with an error message. */
export async function handleSlots(query: URLSearchParams, service: SlotService | undefined): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const parsed = schema.safeParse(Object.fromEntries(query));
  if (!parsed.success) {
    return Response.json({ error: parsed.error.issues[0]?.message ?? 'The query is wrong.' }, { status: 400, headers });
  }
  if (!service) return Response.json({ error: 'The calendar is not ready yet.' }, { status: 503, headers });
  const { tz, from, to } = parsed.data;
  const span: Span = {
    from: from ? startOfDay(from, tz) : Number.NEGATIVE_INFINITY,
    to: to ? startOfDay(addDays(to, 1), tz) : Number.POSITIVE_INFINITY,
  };
  const slots = (await service.freeSlots(span)).map((start) => ({
    start,
    end: endOf(service.rules, start),
    /** The start as local time of `tz`. */
    local: localTime(start, tz),
  }));
  return Response.json({ tz, zone: service.rules.zone, minutes: service.rules.minutes, slots }, { headers });
}

/** ISO 8601 with the zone's offset: 2026-11-24T10:00:00+01:00. */
function localTime(start: string, zone: string): string {
  const offset = offsetAt(Date.parse(start), zone);
  const minutes = Math.abs(offset) / 60_000;
  const parts = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${new Date(Date.parse(start) + offset).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${parts.join(':')}`;
}
