/** Requests of the frame to its server. Each resolves to the response, or to a sentence with the reason for failure. */
import { solveProofOfWork } from '../../src/components/sections/form/proof-of-work.client.ts';
import type { BotSource, HandoverReply } from '../protocol/botApi.ts';
import { postJson, requestTimeoutMs } from '../protocol/requestAnswer.ts';
import type { BotConfig } from './botConfig.ts';

export type HandoverFields = { name: string; email: string; message: string; transcript: string };

export async function sendHandover(
  fields: HandoverFields,
  about: { formId: string; locale: string; page: string; began: number },
): Promise<HandoverReply> {
  // The form is sent without a proof if there is none after 3 s; the server accepts that.
  const altcha = await Promise.race([
    solveProofOfWork().catch(() => ''),
    new Promise<string>((late) => setTimeout(late, 3_000, '')),
  ]);
  const { formId, locale, page, began } = about;
  const elapsed = String(Math.round(performance.now() - began));
  const answer = await postJson('/api/bot/handover', {
    ...fields,
    ...{ form_id: formId, locale, page, altcha, elapsed_ms: elapsed, website_url: '' },
  });
  return answer.json();
}

/** The next free times for a demo: two on each of the next two days, as links to the booking. */
export async function fetchNextSlots({ links, locale, words }: BotConfig): Promise<BotSource[]> {
  const answer = await fetch('/api/slots', { signal: AbortSignal.timeout(requestTimeoutMs) });
  const { slots }: { slots: { start: string }[] } = await answer.json();
  const dayOf = ({ start }: { start: string }) => new Date(start).toDateString();
  const perDay = Map.groupBy(slots, dayOf);
  const chosen = [...perDay.values()].slice(0, 2).flatMap((times) => times.slice(0, 2));
  const format = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  });
  return chosen.map(({ start }) => ({
    title: words.slots.time.replace('{time}', format.format(new Date(start))),
    href: `${links.demo}?${new URLSearchParams({ slot: start })}#slot`,
  }));
}
