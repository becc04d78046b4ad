/** Logs each cause once: failed reads, and refused entries by type, key and field. Never a value. */
import { cmsRequests } from './cmsRequests.ts';
import { type ContentTag, partsOfTag } from './contentTag.ts';
import { type EntryFault, faultReasons } from './entryFault.ts';
import { emptiedMessage } from './parseContent.ts';
import { unreadableMessage } from './strapi.ts';

export type Log = Record<'info' | 'warn', (facts: object, message: string) => void>;

/** An entry, or a part of one, that is not shown as it was published. */
export type RefusedEntry = EntryFault & { content: ContentTag; type: string; since: string };

/** Faults kept per kind and language: a foreign content system may refuse thousands of entries. */
const mostFaults = 100;

export function createContentLog(log: Log) {
  const errors = new Map<ContentTag, string>();
  const faults = new Map<ContentTag, Map<string, EntryFault & { since: string }>>();

  return {
    /**
     * `message` undefined: the read succeeded. When the content system is down, only the first failing kind is logged.
     */
    setError(tag: ContentTag, message: string | undefined, cause?: unknown): void {
      const before = errors.get(tag);
      if (message === undefined) {
        if (errors.delete(tag)) log.info({ content: tag }, 'The content system answers again');
        return;
      }
      if (before === message) return;
      const isOfAll = message !== unreadableMessage && message !== emptiedMessage;
      const isLogged = isOfAll && [...errors.values()].includes(message);
      errors.set(tag, message);
      // The faults of its entries are logged already.
      const isExplained = message === unreadableMessage && (faults.get(tag)?.size ?? 0) > 0;
      if (!isLogged && !isExplained) log.warn({ content: tag, ...(cause !== undefined && { where: cause }) }, message);
    },

    setFaults(tag: ContentTag, found: readonly EntryFault[]): void {
      const before = faults.get(tag);
      const now = new Map<string, EntryFault & { since: string }>();
      for (const fault of found.slice(0, mostFaults)) {
        const cause = JSON.stringify([fault.key, fault.field, fault.reason]);
        const known = before?.get(cause);
        now.set(cause, { ...fault, since: known?.since ?? new Date().toISOString() });
        if (!known)
          log.warn({ content: tag, type: typeOf(tag), ...fault, reason: faultReasons[fault.reason] }, messageOf(fault));
      }
      if (now.size > 0) faults.set(tag, now);
      else faults.delete(tag);
    },

    refused: (): RefusedEntry[] =>
      [...faults].flatMap(([tag, entries]) =>
        [...entries.values()].map((fault) => ({ content: tag, type: typeOf(tag), ...fault })),
      ),
  };
}

/** Spec section 8 has the message of an entry that cannot be used. */
const messageOf = ({ shown }: EntryFault): string =>
  shown === 'rest' ? 'A part of an entry of the content system is left out' : unreadableMessage;

const typeOf = (tag: ContentTag): string => {
  const { kind } = partsOfTag(tag);
  return cmsRequests[kind].models[0] ?? kind;
};
