/** Connection to the embedding page: receives and sends messages. A frame opened alone has none. */
import { createMessageFilter } from '../protocol/createMessageFilter.ts';
import { type FromFrame, type FromPage, fromPage } from '../protocol/frameProtocol.ts';
import { type FromOwnFrame, type FromOwnPage, fromOwnPage } from '../protocol/siteMessages.ts';

export type ParentPage = {
  /** True for a page of this site, false for an embedder. */
  isOwn: boolean;
  post(message: FromFrame | FromOwnFrame): void;
  /** Returns a function that removes the listener. */
  listen(hear: (message: FromPage | FromOwnPage) => void): () => void;
};

/** Undefined without an embedding page, or if its origin is not allowed. */
export function connectParent(embedders: readonly string[]): ParentPage | undefined {
  if (window.parent === window) return undefined;
  const origin = [location.origin, ...embedders].find((allowed) => allowed === parentOrigin());
  if (origin === undefined) return undefined;
  const isOwn = origin === location.origin;
  const other = { origin, source: () => window.parent };
  const gate = isOwn
    ? createMessageFilter({ ...fromPage, ...fromOwnPage }, other)
    : createMessageFilter(fromPage, other);
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

/** The parent's origin from `ancestorOrigins`; browsers without it use the referrer. */
function parentOrigin(): string | undefined {
  const { ancestorOrigins } = location;
  if (ancestorOrigins) return ancestorOrigins[0];
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
