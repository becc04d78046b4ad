/** What Google's library throws, as the outbox wants it: a code that may be logged, and the wait that was asked for. */
import { z } from 'zod';
import { TryAgainLater } from '../target.ts';

/** Nothing is given up for good: a right that is missing can be granted, and a database made. */
class Refused extends TryAgainLater {
  readonly code: string;
  constructor(message: string, code: string, seconds: number) {
    super(message, seconds);
    this.code = code;
  }
}

export function failureOf(thrown: unknown): unknown {
  const { success, data } = refusal.safeParse(thrown);
  if (!success) return thrown;
  const { message, statusDetails } = data;
  const code = /^\d+ ([A-Z_]+)/.exec(message)?.[1] ?? 'UNKNOWN';
  return new Refused(message, code, Math.max(0, ...statusDetails.map((detail) => detail.retryDelay?.seconds ?? 0)));
}

/** Of gRPC. The message begins with number and name of the code; one of the details may be google.rpc.RetryInfo. */
const refusal = z.object({
  message: z.string(),
  code: z.number(),
  statusDetails: z.array(z.object({ retryDelay: z.object({ seconds: z.coerce.number() }).nullish() })).catch([]),
});
