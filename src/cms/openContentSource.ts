/**
 * Caches the content of the content system in memory: fetched at start, every minute and on each webhook. Visitors
 * never wait for it. An unusable response is logged once per cause and keeps the previous content
 * (product-decisions.md, Content system).
 */
import { createHmac } from 'node:crypto';
import { type Locale, locales } from '../routes/table.ts';
import type { ContentKind, ContentKinds } from '../text/content/contentKinds.ts';
import type { ReadContent } from '../text/content/currentContent.ts';
import { cmsRequests, contentKinds } from './cmsRequests.ts';
import { CmsError, createStrapiFetch, isCmsError, type StrapiFetch, unreadableMessage } from './strapi.ts';

/** Poll interval in milliseconds: Strapi does not retry a failed webhook. */
const interval = 60_000;

export type Log = Record<'info' | 'warn', (facts: object, message: string) => void>;
type Settings = { CMS_URL: string; CMS_TOKEN: string; PREVIEW_SECRET?: string | undefined };
type Options = { settings: Settings; log: Log; every?: number };

/** A kind of content in a language. */
export type ContentTag = `${ContentKind}:${Locale}`;

export type ContentSource = {
  read: ReadContent;
  /** Changes when the content under the tag changes. */
  versionOf(tag: ContentTag): number;
  /** Refetches the given content type, or all. Never throws. */
  refresh(model?: string): Promise<void>;
  /** Called after every refresh that changed content. */
  onChange(listener: () => void): void;
  /** Drafts where they exist, else published content. @throws {CmsError} when every request fails */
  drafts(): Promise<ReadContent>;
  /** Origin that may embed a preview in a frame. */
  origin: string;
  stop(): void;
};

type Known = { value: unknown; text: string; version: number };

export function openContentSource({ settings, log, every = interval }: Options): ContentSource {
  const fetchPublished = createStrapiFetch({ url: settings.CMS_URL, token: settings.CMS_TOKEN });
  const known = new Map<ContentTag, Known>();
  const loggedErrors = new Map<ContentTag, string>();
  const listeners: (() => void)[] = [];
  const timer = setInterval(() => void refresh(), every).unref();
  let running = Promise.resolve();

  /** True if the content changed. */
  async function load(kind: ContentKind, locale: Locale): Promise<boolean> {
    const tag: ContentTag = `${kind}:${locale}`;
    try {
      const value = await fetchContent(fetchPublished, kind, locale);
      if (loggedErrors.delete(tag)) log.info({ content: tag }, 'The content system answers again');
      return storeContent(tag, value);
    } catch (error) {
      if (!isCmsError(error)) throw error;
      if (loggedErrors.get(tag) !== error.message) warn(tag, error);
      return false;
    }
  }

  async function fetchContent<Name extends ContentKind>(
    from: StrapiFetch,
    kind: Name,
    locale: Locale,
  ): Promise<ContentKinds[Name]> {
    const found = await from(cmsRequests[kind].path(locale));
    const data = found === null && cmsRequests[kind].mayBeMissing ? [] : found;
    const isEmpty = data === null || (Array.isArray(data) && data.length === 0 && !cmsRequests[kind].mayBeEmpty);
    if (isEmpty) throw new CmsError('The content system has no content of this kind');
    const result = cmsRequests[kind].schema.safeParse(data);
    if (result.success) return result.data;
    // Names the position of an error, never the value: entries may hold unpublished content.
    const where = result.error.issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new CmsError(unreadableMessage, { cause: where });
  }

  function storeContent(tag: ContentTag, value: unknown): boolean {
    const text = JSON.stringify(value instanceof Map ? [...value] : value);
    const before = known.get(tag);
    if (before?.text === text) return false;
    known.set(tag, { value, text, version: (before?.version ?? 0) + 1 });
    return true;
  }

  /** One log line per cause: when the content system is down, only the first failing kind is logged. */
  function warn(tag: ContentTag, error: CmsError): void {
    const isLogged = error.message !== unreadableMessage && [...loggedErrors.values()].includes(error.message);
    loggedErrors.set(tag, error.message);
    if (!isLogged) log.warn({ content: tag, ...(error.cause !== undefined && { where: error.cause }) }, error.message);
  }

  async function refreshNow(model: string | undefined): Promise<void> {
    const wanted = contentKinds.filter((kind) => model === undefined || cmsRequests[kind].models.includes(model));
    const changes = await Promise.all(wanted.flatMap((kind) => locales.map((locale) => load(kind, locale))));
    if (changes.includes(true)) for (const listener of listeners) listener();
  }

  async function drafts(): Promise<ReadContent> {
    const fetchDrafts = createStrapiFetch({
      url: settings.CMS_URL,
      token: draftsToken(settings.PREVIEW_SECRET ?? ''),
    });
    const asDraft: StrapiFetch = (path) => fetchDrafts(`${path}&status=draft`);
    const tags = contentKinds.flatMap((kind) => locales.map((locale) => ({ kind, locale })));
    const answers = await Promise.allSettled(tags.map(({ kind, locale }) => fetchContent(asDraft, kind, locale)));
    if (answers.every(({ status }) => status === 'rejected'))
      throw new CmsError('The content system returns no drafts');
    const found = new Map<ContentTag, unknown>(
      tags.flatMap(({ kind, locale }, index) => {
        const answer = answers[index];
        return answer?.status === 'fulfilled' ? [[`${kind}:${locale}` as const, answer.value] as const] : [];
      }),
    );
    return (kind, locale) =>
      (found.get(`${kind}:${locale}`) ?? read(kind, locale)) as ReturnType<typeof read<typeof kind>>;
  }

  /** Refreshes run one after the other, so that an older response never overwrites a newer one. */
  function refresh(model?: string): Promise<void> {
    running = running
      .then(() => refreshNow(model))
      .catch((error: unknown) => log.warn({ err: error }, 'The content could not be refreshed'));
    return running;
  }

  // Safe cast: the schema of the same kind validated the value under this tag.
  const read: ReadContent = (kind, locale) =>
    known.get(`${kind}:${locale}`)?.value as ContentKinds[typeof kind] | undefined;

  return {
    read,
    drafts,
    origin: new URL(settings.CMS_URL).origin,
    versionOf: (tag) => known.get(tag)?.version ?? 0,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    stop: () => clearInterval(timer),
  };
}

/** The content system installs the same token for drafts from the same secret (cms/src/previewUrl.js). */
const draftsToken = (secret: string): string => createHmac('sha256', secret).update('drafts').digest('hex');
