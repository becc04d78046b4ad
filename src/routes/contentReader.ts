/**
 * The reader of the content system that applies: that of the request, else that of the process. Untyped and in the
 * lowest layer, because even the pages depend on it (pageOf.ts); text/content/currentContent.ts adds the types.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from './table.ts';

/** A part of a kind of content, such as one entry. `name` identifies it within the kind. */
export type ContentPart = { name: string; of(value: unknown): unknown };

/** `part`: all that the caller uses of the returned value. */
export type ContentReader = (kind: string, locale: Locale, part?: ContentPart) => unknown;

export const readContent: ContentReader = (kind, locale, part) =>
  (requests.getStore() ?? processReader)(kind, locale, part);

/** Runs `work` with this reader. */
export const withReader = <Result>(reader: ContentReader, work: () => Result): Result => requests.run(reader, work);

/** Sets the reader outside requests (mails). */
export function setProcessReader(reader: ContentReader): void {
  processReader = reader;
}

const requests = new AsyncLocalStorage<ContentReader>();
let processReader: ContentReader = () => undefined;
