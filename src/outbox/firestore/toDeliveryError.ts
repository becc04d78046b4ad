/** Converts an error of Google's library for the outbox: a code that may be logged, and the requested retry delay. */
import { z } from 'zod';
import { RetryLater } from '../delivery.ts';

/** Always retried: a missing permission can be granted, a missing database created. */
class FirestoreRefused extends RetryLater {
  readonly code: string;
  constructor(message: string, code: string, seconds: number) {
    super(message, seconds);
    this.code = code;
  }
}

export function toDeliveryError(thrown: unknown): unknown {
  const { success, data } = grpcErrorSchema.safeParse(thrown);
  if (!success) return thrown;
  const { message, statusDetails } = data;
  const code = /^\d+ ([A-Z_]+)/.exec(message)?.[1] ?? 'UNKNOWN';
  return new FirestoreRefused(
    message,
    code,
    Math.max(0, ...statusDetails.map((detail) => detail.retryDelay?.seconds ?? 0)),
  );
}

/** A gRPC error. Its message begins with number and name of the code; one detail may be google.rpc.RetryInfo. */
const grpcErrorSchema = z.object({
  message: z.string(),
  code: z.number(),
  statusDetails: z.array(z.object({ retryDelay: z.object({ seconds: z.coerce.number() }).nullish() })).catch([]),
});
