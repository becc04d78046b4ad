/**
 * What the content system says, for whoever shows content: typed files are the default, and each kind of content asks
 * here first whether there is something newer (docs/decisions/0230-the-content-system-lies-over-the-files.md). A request
 * has content of its own (a preview shows drafts); outside of one the content of the process holds.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '../routes/table.ts';
import type { ContentKinds } from './kinds.ts';

/** Gives a kind of content in a language; undefined where the files hold. */
export type ReadContent = <Kind extends keyof ContentKinds>(
  kind: Kind,
  locale: Locale,
) => ContentKinds[Kind] | undefined;

/** What the content system says about a kind of content; undefined: what the files say. */
export const fromCms: ReadContent = (kind, locale) => (requests.getStore() ?? standing)(kind, locale);

/** Runs `work` with this content; without any, with that of the process. */
export const inContent = <Result>(read: ReadContent | undefined, work: () => Result): Result =>
  read ? requests.run(read, work) : work();

/** From now on the content of this process, for what no visitor asked for (mails). */
export function standOn(read: ReadContent): void {
  standing = read;
}

const requests = new AsyncLocalStorage<ReadContent>();
let standing: ReadContent = () => undefined;
