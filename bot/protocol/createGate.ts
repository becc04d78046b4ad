/** The way in for messages of another window: exactly that window, exactly that origin, a known message, and no flood. */
import { type MessageOf, readMessage, type Schema } from './shape.ts';

type Other = { origin: string; source: () => unknown };
type Event = Pick<MessageEvent, 'data' | 'origin' | 'source' | 'timeStamp'>;

/** At most so many at once, then one more in each pause (ms). A conversation needs a handful a minute. */
const burst = 60;
const pause = 50;

/** The message of an event, or undefined when it is none of theirs. */
export function createGate<S extends Schema>(schema: S, { origin, source }: Other) {
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
