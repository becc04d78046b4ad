import type { BotSource } from '../protocol/botApi.ts';
import { requestTimeoutMs } from '../protocol/requestAnswer.ts';
import type { BotConfig } from './botConfig.ts';

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
