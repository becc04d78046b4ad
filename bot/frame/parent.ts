/** The page around the frame: its messages, and where to send ours. Opened alone, the frame has none and does without. */
import { createGate } from '../protocol/createGate.ts';
import { type FromFrame, type FromPage, fromPage } from '../protocol/messages.ts';
import { type FromOwnFrame, type FromOwnPage, fromOwnPage } from '../protocol/siteMessages.ts';

export type Parent = {
  /** A page of this site, not of an embedder. */
  isOwn: boolean;
  post(message: FromFrame | FromOwnFrame): void;
  /** Returns what ends it. */
  listen(hear: (message: FromPage | FromOwnPage) => void): () => void;
};

/** Undefined without a page around, or with one that is not allowed to speak to us. */
export function connect(embedders: readonly string[]): Parent | undefined {
  if (window.parent === window) return undefined;
  const origin = [location.origin, ...embedders].find((allowed) => allowed === originAround());
  if (origin === undefined) return undefined;
  const isOwn = origin === location.origin;
  const other = { origin, source: () => window.parent };
  const gate = isOwn ? createGate({ ...fromPage, ...fromOwnPage }, other) : createGate(fromPage, other);
  return {
    isOwn,
    post: (message) => window.parent.postMessage(message, origin),
    listen(hear) {
      const stop = new AbortController();
      addEventListener(
        'message',
        (event) => {
          const message = gate(event);
          if (message) hear(message);
        },
        { signal: stop.signal },
      );
      return () => stop.abort();
    },
  };
}

/** As the browser says it; those that do not know `ancestorOrigins` tell where the frame was opened from. */
function originAround(): string | undefined {
  const { ancestorOrigins } = location;
  if (ancestorOrigins) return ancestorOrigins[0];
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
