/** Filter for messages of another window: accepts only that window, that origin, known messages, at a limited rate. */
import { type MessageOf, readMessage, type Schema } from './readMessage.ts';

type Other = { origin: string; source: () => unknown };
type Event = Pick<MessageEvent, 'data' | 'origin' | 'source' | 'timeStamp'>;

/** Rate limit: a burst of so many messages, then one more per pause (ms). A conversation needs a few per minute. */
const burst = 60;
const pause = 50;

/** Returns the message of an event, or undefined if it is rejected. */
export function createMessageFilter<S extends Schema>(schema: S, { origin, source }: Other) {
  let left = burst;
  let last = 0;
  return (event: Event): MessageOf<S> | undefined => {
    if (event.source !== source() || event.source === null || event.origin !== origin) return undefined;
    left = Math.min(burst, left + (event.timeStamp - last) / pause);
    last = event.timeStamp;
    if (left < 1) return undefined;
    left -= 1;
    return readMessage(schema, event.data);
  };
}
