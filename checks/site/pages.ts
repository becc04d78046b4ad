/** Every page of the running site, derived from the routing table: pages, error pages, forms in their error state. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { errorKinds, errorPages, errorPath } from '../../src/routes/errorPages.ts';
import { localesOf } from '../../src/routes/hrefs.ts';
import { toPublicPath } from '../../src/routes/strategy.ts';
import { type Locale, locales, type PageId, publishedPageIds, table } from '../../src/routes/table.ts';
import { fetchRaw, type RawResponse } from './fetchRaw.ts';

export type SitePage = {
  /** For reports: the path, plus the state if a page has several. */
  name: string;
  path: string;
  locale: Locale;
  /** null for an error page. */
  id: PageId | null;
  expectedStatus: number;
  response: RawResponse;
  html: string;
  document: Window['document'];
};

const { DOMParser } = new Window();

export const parseHtml = (html: string): Window['document'] => new DOMParser().parseFromString(html, 'text/html');

type DocumentRequest = Pick<SitePage, 'name' | 'path' | 'locale' | 'id' | 'expectedStatus'> & {
  post?: string;
  file?: string;
};

const pages: DocumentRequest[] = publishedPageIds.flatMap((id) =>
  localesOf(id).map((locale) => {
    const path = toPublicPath(table[id].paths[locale] ?? '', locale);
    return { name: path, path, locale, id, expectedStatus: 200 };
  }),
);

const missing: DocumentRequest[] = locales.map((locale) => {
  const path = toPublicPath(locale === 'de' ? '/gibt-es-nicht' : '/en/no-such-page', locale);
  return { name: `${path} (404)`, path, locale, id: null, expectedStatus: 404 };
});

/** No address of a healthy site returns these pages, so they are read from the files of the build. */
const failures: DocumentRequest[] = errorKinds
  .filter((kind) => errorPages[kind].status === 500)
  .flatMap((kind) =>
    locales.map((locale) => {
      const path = errorPath(kind, locale);
      return { name: `${path} (500)`, path, locale, id: null, expectedStatus: 500, file: `dist/client${path}.html` };
    }),
  );

/** A form that posts to its own page; the chat's field in the page and in the footer posts to the page `ask`. */
const ownForm = 'main form[method=post]:not([data-page-chat])';

/** A form submitted empty: its page with error messages. */
const refusals = (read: SitePage[]): DocumentRequest[] =>
  read
    .filter(({ document, expectedStatus }) => expectedStatus === 200 && document.querySelector(ownForm))
    .map(({ name, path, locale, id }) => ({
      name: `${name} (refused)`,
      path,
      locale,
      id,
      expectedStatus: 422,
      post: 'lastname=&email=x&message=',
    }));

/** Pages with status 200, whether in the sitemap or not. */
export const readPages = async (origin: string): Promise<SitePage[]> =>
  (await readEveryDocument(origin)).filter(({ expectedStatus }) => expectedStatus === 200);

/** These and every other state with its own HTML. All checks of a run share the result and must not change it. */
export function readEveryDocument(origin: string): Promise<SitePage[]> {
  const known = documents.get(origin) ?? readAll(origin);
  documents.set(origin, known);
  return known;
}

const documents = new Map<string, Promise<SitePage[]>>();

async function readAll(origin: string): Promise<SitePage[]> {
  const first = await read(origin, [...pages, ...missing, ...failures]);
  return [...first, ...(await read(origin, refusals(first)))];
}

async function read(origin: string, wanted: DocumentRequest[]): Promise<SitePage[]> {
  const read: SitePage[] = [];
  for (const { post, file, ...page } of wanted) {
    const answer = file
      ? fromFile(file, page.expectedStatus)
      : await fetchRaw(origin + page.path, post === undefined ? {} : form(post));
    const html = answer.text();
    read.push({ ...page, response: answer, html, document: parseHtml(html) });
  }
  return read;
}

const form = (body: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
  body,
});

function fromFile(file: string, status: number): RawResponse {
  const body = readFileSync(path.resolve(import.meta.dirname, '../..', file));
  return { status, headers: {}, bytes: body.length, text: () => body.toString('utf8'), body: () => body };
}
