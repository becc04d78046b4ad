/**
 * Fake of the Firestore server for Google's client in the browser: answers `documents:batchGet` in the format of
 * Firestore's REST API (cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents/batchGet).
 */
import type { BrowserContext, Route } from '@playwright/test';

type Plain = string | boolean | null;
type Mode = 'answer' | 'missing' | 'refuse' | 'malformed' | 'hang' | 'offline';

export const firebaseSettings = {
  FIRESTORE_PROJECT: 'demo-availability',
  FIREBASE_API_KEY: `AIza${'k'.repeat(35)}`,
  FIREBASE_APP_ID: '1:123456789:web:abc123',
};

export type FirestoreFake = {
  mode: Mode;
  /** Fields of the single document. */
  fields: Record<string, Plain>;
  /** Requests to hosts other than the site's; `ofPage`: sent by the page, not by a frame in it. */
  requests: { url: string; ofPage: boolean }[];
  /** Answers the requests that were held back. */
  release(): void;
};

export async function startFirestoreFake(context: BrowserContext, site: string): Promise<FirestoreFake> {
  const held: Route[] = [];
  const respond = (route: Route) => {
    const body: unknown = JSON.parse(route.request().postData() ?? 'null');
    return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answerOf(rest, body) });
  };
  const rest: FirestoreFake = {
    mode: 'answer',
    fields: {},
    requests: [],
    release: () => {
      for (const route of held.splice(0)) respond(route);
    },
  };
  await context.route(
    (url) => url.origin !== site,
    async (route) => {
      const request = route.request();
      rest.requests.push({ url: request.url(), ofPage: request.frame().parentFrame() === null });
      if (rest.mode === 'hang') held.push(route);
      else if (rest.mode === 'offline') await route.abort('internetdisconnected');
      else await respond(route);
    },
  );
  return rest;
}

function answerOf({ mode, fields }: FirestoreFake, body: unknown) {
  if (mode === 'malformed') return { body: '<html>A proxy that asks for a login</html>' };
  if (mode === 'refuse') {
    const error = { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' };
    return { status: 403, json: [{ error }] };
  }
  const [name] = (body as { documents: string[] }).documents;
  const readTime = new Date().toISOString();
  if (mode === 'missing') return { json: [{ missing: name, readTime }] };
  const found = { name, fields: valuesOf(fields), createTime: readTime, updateTime: readTime };
  return { json: [{ found, readTime }] };
}

const valuesOf = (fields: Record<string, Plain>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value === null) return [name, { nullValue: null }];
      return [name, typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value }];
    }),
  );
