import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteDocuments } from '../page-text/siteDocuments.ts';
import { submitToIndexNow } from './submitToIndexNow.ts';

const key = 'a1b2c3d4-e5f6';
const pages = { 'https://site.example/': 'one', 'https://site.example/preise': 'two' };

/** Starts a fake api.indexnow.org, with a data folder and a captured log. */
async function start(status: () => number) {
  const received: { type: string | undefined; body: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, headers } = request;
    received.push({ type: `${method} ${headers['content-type']}`, body: JSON.parse(String(Buffer.concat(chunks))) });
    response.writeHead(status()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const folder = await mkdtemp(join(tmpdir(), 'indexnow-'));
  const logged: string[] = [];
  const log = {
    info: (facts: object, message: string) => logged.push(`info ${message} ${JSON.stringify(facts)}`),
    warn: (facts: object, message: string) => logged.push(`warn ${message} ${JSON.stringify(facts)}`),
  };
  const settings = {
    INDEXNOW_KEY: key as string | undefined,
    INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow`,
    SITE_URL: 'https://site.example',
    DATA_DIR: join(folder, 'data'),
  };
  return {
    received,
    logged,
    settings,
    tell: (now?: Record<string, string>, changed: Partial<typeof settings> = {}) =>
      submitToIndexNow({ ...settings, ...changed }, log, now),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

test('submits every page once, then only new, changed and removed pages', async () => {
  await using engine = await start(() => 202);
  await engine.tell(pages);
  expect(engine.received).toEqual([
    {
      type: 'POST application/json; charset=utf-8',
      body: {
        host: 'site.example',
        key,
        keyLocation: `https://site.example/${key}.txt`,
        urlList: ['https://site.example/', 'https://site.example/preise'],
      },
    },
  ]);
  await engine.tell(pages);
  expect(engine.received).toHaveLength(1);
  await engine.tell({ 'https://site.example/': 'changed', 'https://site.example/blog': 'new' });
  expect(engine.received.at(-1)?.body.urlList).toEqual([
    'https://site.example/',
    'https://site.example/blog',
    'https://site.example/preise',
  ]);
  expect(engine.logged).toHaveLength(2);
});

test('logs a failure in one line without the key and retries on the next start', async () => {
  let status = 500;
  await using engine = await start(() => status);
  await engine.tell(pages);
  await engine.tell(pages, { INDEXNOW_URL: 'http://127.0.0.1:1/' });
  expect(engine.logged).toHaveLength(2);
  for (const line of engine.logged) {
    expect(line).toMatch(/^warn IndexNow could not be reached/);
    expect(line).not.toContain(key);
  }
  status = 200;
  await engine.tell(pages);
  expect(engine.received).toHaveLength(2);
  expect(JSON.parse(await readFile(join(engine.settings.DATA_DIR, 'indexnow.json'), 'utf8'))).toEqual(pages);
});

test('submits all indexed pages of the build, and nothing without a key', async () => {
  await using engine = await start(() => 200);
  await engine.tell(undefined, { INDEXNOW_KEY: undefined });
  expect([engine.received, engine.logged]).toEqual([[], []]);
  await engine.tell();
  expect(engine.received[0]?.body.urlList).toEqual(
    siteDocuments().map(({ path }) => `http://localhost:4321${path === '/' ? '/' : path}`),
  );
});
