/** Each type of the project's own Strapi: what editors change, add and withdraw in the panel is on the site. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findKnownPage } from '../routes/pageOf.ts';
import { locales } from '../routes/table.ts';
import { freePageEntry } from '../testing/newEntry.testing.ts';
import { type RunningStrapi, startStrapi, strapiSecrets } from '../testing/startStrapi.testing.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.testing.ts';
import type { ContentKind } from '../text/content/contentKinds.ts';
import { withContent } from '../text/content/currentContent.ts';
import { legalTokens } from '../text/content/legal/legalTokens.ts';
import { cmsRequests, contentKinds } from './cmsRequests.ts';
import { type ContentSource, openContentSource } from './openContentSource.ts';
import { entryTextTypes } from './texts/textTypes.ts';

type Entry = Record<string, unknown>;
type Type = { kind: 'singleType' | 'collectionType'; options?: { draftAndPublish?: boolean } };

/** The type of a kind of content; that of its items, if it has any. */
const modelOf = (kind: ContentKind) => cmsRequests[kind].models.at(-1);
/** The seed has neither free pages nor redirects; both menus are of one type; another test edits figures. */
const untested = ['text-page', 'redirects', 'footerMenu', 'text-company'];
const edited = contentKinds.filter((kind) => !untested.includes(kind));
const addedTo = ['faq', 'knowledge', 'posts', ...Object.keys(entryTextTypes)].filter((kind) => kind !== 'text-page');

const soon = { timeout: 10_000, interval: 20 };
const mark = 'Zeppelin';
/** What only Strapi writes. */
const own = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy', 'localizations'];

describe('each type of the Strapi of this project', () => {
  let strapi: RunningStrapi;
  let source: ContentSource;
  let site: TestServer;
  let types: Map<string, Type>;

  beforeAll(async () => {
    const log = { info: vi.fn(), warn: vi.fn() };
    strapi = await startStrapi(async (url) => {
      source = openContentSource({ settings: { CMS_URL: url, ...strapiSecrets }, log });
      const settings = { SITE_URL: 'http://localhost:4321', TRUST_PROXY: 0, ...strapiSecrets };
      site = await startTestServer({ content: source, settings });
      return [`http://127.0.0.1:${site.port}`];
    });
    const { data } = await strapi.admin.edit('GET', '/content-manager/content-types');
    types = new Map(data.map(({ uid, ...type }: Type & { uid: string }) => [uid, type]));
    await source.refresh();
  }, 600_000);

  afterAll(async () => {
    source?.stop();
    await site?.[Symbol.asyncDispose]();
    strapi?.[Symbol.dispose]();
  });

  function typeOf(kind: ContentKind) {
    const uid = `api::${modelOf(kind)}.${modelOf(kind)}`;
    const type = types.get(uid);
    if (!type) throw new Error(`No type ${uid}`);
    const path = `/content-manager/${type.kind === 'singleType' ? 'single-types' : 'collection-types'}/${uid}`;
    return { ...type, path };
  }

  /** The entries of a kind as the panel loads them, with their paths. */
  async function entriesOf(kind: ContentKind, locale: string): Promise<{ path: string; entry: Entry }[]> {
    const { kind: form, path } = typeOf(kind);
    const load = async (at: string) => {
      const answer = await strapi.admin.send('GET', `${at}?locale=${locale}`);
      return answer.ok ? [{ path: at, entry: (await answer.json()).data as Entry }] : [];
    };
    if (form === 'singleType') return load(path);
    const { results } = await strapi.admin.edit('GET', `${path}?locale=${locale}&pageSize=5`);
    const found = results.map(({ documentId }: { documentId: string }) => load(`${path}/${documentId}`));
    return (await Promise.all(found)).flat();
  }

  const shown = (kind: ContentKind, locale: (typeof locales)[number]) =>
    JSON.stringify(source.read(kind, locale) ?? {});

  test.each(edited)('a published edit of %s is on the site', async (kind) => {
    const [locale] = locales.filter((one) => source.read(kind, one) !== undefined);
    if (!locale) throw new Error(`The seed has no ${kind}`);
    const isShown = (text: string) => shown(kind, locale).includes(JSON.stringify(text).slice(1, -1));
    const changes = (await entriesOf(kind, locale)).flatMap(({ path, entry }) =>
      Object.entries(entry).flatMap(([field, value]) => {
        const changed = own.includes(field) ? undefined : withMark(value, isShown);
        return changed === undefined ? [] : [{ path, body: { [field]: changed } }];
      }),
    );
    // A title that only lists of the panel show is a field of the type itself.
    const change = changes.find(({ body }) => Object.values(body).some((one) => typeof one === 'object')) ?? changes[0];
    if (!change) throw new Error(`No text of ${kind} is on the site`);
    const hasDrafts = typeOf(kind).options?.draftAndPublish === true;
    const [method, action] = hasDrafts ? ['POST', '/actions/publish'] : ['PUT', ''];
    await strapi.admin.edit(method ?? '', `${change.path}${action}?locale=${locale}`, change.body);
    await vi.waitFor(() => expect(shown(kind, locale)).toContain(mark), soon);
  });

  test('figures of the contract hold in both languages', async () => {
    const publish = (noticeWeeks: number) =>
      strapi.admin.send('POST', `${typeOf('text-company').path}/actions/publish?locale=de`, { noticeWeeks });
    expect((await publish(8)).status).toBe(200);
    const weeks = () => locales.map((locale) => withContent(source.read, () => legalTokens(locale).noticeWeeks));
    await vi.waitFor(() => expect(weeks()).toEqual(['8', '8']), soon);
    expect((await publish(0)).status).toBe(400);
    expect((await publish(6)).status).toBe(200);
  });

  test.each(addedTo as ContentKind[])('a new entry of %s is on the site until it is unpublished', async (kind) => {
    const { path } = typeOf(kind);
    const [first] = await entriesOf(kind, 'de');
    const copy = withoutIds(first?.entry);
    // The files have the kinds of their integrations in code.
    if (kind === 'text-integration-kind') copy.kind = 'shop';
    const body = { ...copy, key: 'zeppelin-neu', slug: 'zeppelin-neu' };
    const { data } = await strapi.admin.edit('POST', `${path}/actions/publish?locale=de`, body);
    await vi.waitFor(() => expect(shown(kind, 'de')).toContain('zeppelin-neu'), soon);
    await strapi.admin.edit('POST', `${path}/${data.documentId}/actions/unpublish?locale=de`, {});
    await vi.waitFor(() => expect(shown(kind, 'de')).not.toContain('zeppelin-neu'), soon);
    await strapi.admin.edit('DELETE', `${path}/${data.documentId}?locale=*`);
  });

  test('a free page comes and goes at its times', async () => {
    const { documentId: _, ...page } = freePageEntry();
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const body = { ...page, publishAt: inSeconds(4), unpublishAt: inSeconds(8) };
    const started = performance.now();
    await strapi.admin.edit('POST', `${typeOf('text-page').path}/actions/publish?locale=de`, body);
    const isPage = () => withContent(source.read, () => findKnownPage('/aktion') !== undefined);
    await vi.waitFor(() => expect(isPage()).toBe(true), soon);
    expect(performance.now() - started).toBeGreaterThan(3_900);
    await vi.waitFor(() => expect(isPage()).toBe(false), soon);
    expect(performance.now() - started).toBeGreaterThan(7_900);
  });
});

/** The value with the mark in the first text that is on the site; undefined if it has none. */
function withMark(value: unknown, isShown: (text: string) => boolean): unknown {
  if (typeof value === 'string')
    return /^[\p{Lu}„“][^{}]{3,}$/su.test(value) && isShown(value) ? value.slice(0, -mark.length) + mark : undefined;
  const entries = Object.entries(value ?? {});
  for (const [key, inner] of entries) {
    const changed = withMark(inner, isShown);
    if (changed === undefined) continue;
    return Array.isArray(value) ? value.with(Number(key), changed) : { ...(value as Entry), [key]: changed };
  }
  return undefined;
}

function withoutIds(value: unknown): Entry {
  const strip = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(strip);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).flatMap(([key, one]) => (own.includes(key) ? [] : [[key, strip(one)]])),
    );
  };
  return strip(value) as Entry;
}
