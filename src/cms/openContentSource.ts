/**
 * Caches the content of the content system in memory and on disk: fetched at start, every minute and on each webhook.
 * Visitors never wait for it. An invalid entry or response is logged once per cause and keeps the previous content
 * (product-decisions.md, Content system). Over 200 lines: the fetches share one state.
 */
import { addedPagesState } from '../routes/pageOf.ts';
import type { Locale } from '../routes/table.ts';
import type { ContentKind } from '../text/content/contentKinds.ts';
import { type ReadContent, withContent } from '../text/content/currentContent.ts';
import { cmsRequests } from './cmsRequests.ts';
import { type ContentTag, contentTags, partsOfTag } from './contentTag.ts';
import { createContentLog, type Log, type RefusedEntry } from './createContentLog.ts';
import { createKnownContent } from './createKnownContent.ts';
import { createReadQueue } from './createReadQueue.ts';
import { openContentFiles } from './openContentFiles.ts';
import { type FormerEntries, openFormerEntries } from './openFormerEntries.ts';
import { emptiedMessage, noContentMessage } from './parseContent.ts';
import type { Pictures } from './pictures/openPictures.ts';
import { readDrafts } from './readDrafts.ts';
import { CmsError, createStrapiFetch, isCmsError, unreadableMessage } from './strapi.ts';

/** Poll interval in milliseconds: Strapi does not retry a failed webhook. */
const interval = 60_000;

/** Wait in milliseconds before a read that a webhook asked for is tried again. */
const retryWait = 3_000;

/** Requests at a time: Strapi answers them one after the other, each within the timeout of strapi.ts. */
const width = 6;

type Settings = { CMS_URL: string; CMS_TOKEN: string; PREVIEW_SECRET?: string | undefined };

type Options = {
  settings: Settings;
  log: Log;
  every?: number;
  /** Keeps the last valid content. */
  folder?: string | undefined;
  /** Absent: pictures of the content system are left out. */
  pictures?: Pictures | undefined;
};

/** Of webhooks on files (`media.update`), which name no content type. */
export const fileModel = 'media';

/** What the status page shows of a kind in a language. */
export type ContentState = {
  kind: ContentKind;
  locale: Locale;
  /** `files`: the content system has none. `kept`: the last read failed, and earlier content is shown. */
  shows: 'current' | 'kept' | 'files';
  readAt?: string;
  error?: string;
};

export type ContentSource = {
  read: ReadContent;
  /** Changes when the content under the tag changes. */
  versionOf(tag: ContentTag): number;
  /** Refetches the given content type, or all. Never throws. */
  refresh(model?: string): Promise<void>;
  /** Called after every refresh that changed content. */
  onChange(listener: (tags: readonly ContentTag[]) => void): void;
  /** Drafts where they exist, else published content. @throws {CmsError} when every request fails */
  drafts(): Promise<ReadContent>;
  /** Addresses of entries that moved or are gone. */
  former: FormerEntries;
  /** Faults that another part of the site finds in the content, for the status. */
  addFaults(find: () => RefusedEntry[]): void;
  /** Refused entries, the state of each kind, and addresses of withdrawn pages without redirect. */
  status(): { refused: RefusedEntry[]; kinds: ContentState[]; withdrawn: string[] };
  pictures: Pictures | undefined;
  /** Origin that may embed a preview in a frame. */
  origin: string;
  stop(): void;
};

export function openContentSource({ settings, log, every = interval, folder, pictures }: Options): ContentSource {
  const fetchPublished = createStrapiFetch({ url: settings.CMS_URL, token: settings.CMS_TOKEN }, pictures);
  const files = openContentFiles(folder, settings.CMS_URL, log);
  const known = createKnownContent({ files, log, onMoment: () => void publishChanges() });
  const { read } = known;
  const states = new Map<ContentTag, ContentState>();
  const contentLog = createContentLog(log);
  const listeners: ((tags: readonly ContentTag[]) => void)[] = [];
  const finders: (() => RefusedEntry[])[] = [];
  const queue = createReadQueue<ContentTag>({ width, read: readTag });
  const timer = setInterval(() => void refresh(), every).unref();
  let outage: { at: number; error: CmsError } | undefined;
  let retry: NodeJS.Timeout | undefined;
  let linkable = pagesNow();

  async function readTag(tag: ContentTag, requestedAt: number): Promise<void> {
    const { kind, locale } = partsOfTag(tag);
    const readAt = new Date().toISOString();
    try {
      // Reads that waited for one without answer would wait as long again.
      if (outage && outage.at > requestedAt) throw outage.error;
      const data = await fetchPublished(cmsRequests[kind].path(locale));
      const { list, mayBeMissing } = cmsRequests[kind];
      if (data === null && (!list || mayBeMissing)) return forget(tag, readAt);
      if (!known.isSame(tag, data)) apply(tag, data);
      contentLog.setError(tag, undefined);
      states.set(tag, { kind, locale, shows: 'current', readAt });
    } catch (error) {
      keepLast(tag, error, readAt);
    }
  }

  /** @throws {CmsError} if nothing of the answer can be used */
  function apply(tag: ContentTag, data: unknown): void {
    const { value, entries, faults } = known.parse(tag, data);
    contentLog.setFaults(tag, faults);
    if (value === undefined) throw new CmsError(unreadableMessage);
    known.store(tag, data, value, entries);
  }

  function keepLast(tag: ContentTag, error: unknown, readAt: string): void {
    const { kind, locale } = partsOfTag(tag);
    const failure = cmsErrorOf(error);
    const { cause } = failure;
    const message = failure.message === noContentMessage && known.has(tag) ? emptiedMessage : failure.message;
    if (failure.isOutage && failure !== outage?.error) outage = { at: performance.now(), error: failure };
    const isExpected = message === noContentMessage && cmsRequests[kind].mayBeMissing;
    if (!isExpected) contentLog.setError(tag, message, cause);
    states.set(tag, { kind, locale, shows: known.has(tag) ? 'kept' : 'files', readAt, error: message });
  }

  /** Unpublished: the files apply at once. */
  function forget(tag: ContentTag, readAt: string): void {
    const { kind, locale } = partsOfTag(tag);
    contentLog.setFaults(tag, []);
    contentLog.setError(tag, cmsRequests[kind].mayBeMissing ? undefined : noContentMessage);
    states.set(tag, { kind, locale, shows: 'files', readAt });
    known.forget(tag);
  }

  async function refresh(model?: string): Promise<void> {
    if (model === fileModel) pictures?.expire();
    const tags = contentTags.filter(
      (tag) => model === undefined || model === fileModel || cmsRequests[partsOfTag(tag).kind].models.includes(model),
    );
    const started = performance.now();
    await Promise.all(tags.map((tag) => queue.request(tag, model !== undefined)));
    if (model !== undefined && outage && outage.at >= started) tryAgain();
    await publishChanges();
  }

  /** A new page, or one that is gone, makes or breaks links in other content. */
  async function publishChanges(): Promise<void> {
    notify();
    const pages = pagesNow();
    if (pages === linkable) return;
    linkable = pages;
    for (const [tag, data] of known.outdatedAnswers()) applyAgain(tag, data);
    notify();
  }

  function applyAgain(tag: ContentTag, data: unknown): void {
    try {
      apply(tag, data);
    } catch (error) {
      keepLast(tag, error, new Date().toISOString());
    }
  }

  function pagesNow(): string {
    return withContent(read, addedPagesState);
  }

  function notify(): void {
    const tags = known.takeChanged();
    if (tags.length === 0) return;
    for (const listener of listeners) {
      try {
        listener(tags);
      } catch (error) {
        log.warn({ err: error }, 'A change of content could not be processed');
      }
    }
  }

  /** A webhook's read had no answer: the poll alone would show the change up to a minute later. */
  function tryAgain(): void {
    retry ??= setTimeout(() => {
      retry = undefined;
      void refresh();
    }, retryWait).unref();
  }

  const onChange: ContentSource['onChange'] = (listener) => void listeners.push(listener);

  const former = openFormerEntries({ content: { read, onChange }, files });

  return {
    read,
    former,
    drafts: () => readDrafts({ settings, read, entriesOf: known.entriesOf, pictures, width }),
    pictures,
    origin: new URL(settings.CMS_URL).origin,
    versionOf: known.versionOf,
    refresh,
    onChange,
    addFaults: (find) => void finders.push(find),
    status: () => ({
      refused: [...contentLog.refused(), ...finders.flatMap((find) => find())],
      kinds: [...states.values()],
      withdrawn: former.withdrawn(),
    }),
    stop() {
      clearInterval(timer);
      clearTimeout(retry);
      known.stop();
    },
  };
}

/** An unexpected error concerns one kind of content only. */
const cmsErrorOf = (error: unknown): CmsError =>
  isCmsError(error)
    ? error
    : new CmsError(unreadableMessage, { cause: [error instanceof Error ? error.name : 'unknown'] });
