import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/startTestServer.testing.ts';

const long = '<p>Ein Satz mit Umlauten: äöüß, und noch einer, der sich wiederholt.</p>'.repeat(200);
const document = (id: string) => `<!doctype html>${long}<input name="form_id" value="${id}">${long}<p>Ende</p>`;

const decoders = new Map([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
]);

test('renders a form page once and inserts a new id per view; renders again for a query', async () => {
  let rendered = 0;
  await using site = await startTestServer({
    render: async ({ url }, locals) => {
      rendered += 1;
      const { id, onlyIdDiffers } = viewOf(locals);
      onlyIdDiffers();
      return new Response(document(id) + new URL(url).search, { headers: { 'content-type': 'text/html' } });
    },
  });
  const idOf = (text: string) => /value="([^"]+)"/.exec(text)?.[1];
  const together = await Promise.all(Array.from({ length: 20 }, () => site.request('/kontakt')));
  expect(rendered).toBe(1);
  const ids = new Set(together.map(({ text }) => idOf(text)));
  expect(ids.size).toBe(20);
  for (const accept of ['identity', 'gzip', 'br', 'br']) {
    const answer = await site.request('/kontakt', { headers: { 'accept-encoding': accept } });
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' });
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(accept);
    const text = (decoders.get(accept)?.(answer.body) ?? answer.body).toString();
    const id = idOf(text) ?? '';
    expect(text).toBe(document(id));
    ids.add(id);
  }
  expect(ids.size).toBe(24);
  expect((await site.request('/kontakt', { method: 'HEAD' })).text).toBe('');
  expect(rendered).toBe(1);
  expect((await site.request('/kontakt?topic=press')).text).toContain('?topic=press');
  expect(rendered).toBe(2);
});

test('a first view, for which others wait, is not queued behind other pages of the visitor', async () => {
  const drawn: string[] = [];
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  await using site = await startTestServer({
    render: async ({ url }, locals) => {
      const { pathname, search } = new URL(url);
      const { id, onlyIdDiffers } = viewOf(locals);
      onlyIdDiffers();
      if (search) begin();
      if (search) await hold;
      drawn.push(pathname + search);
      return new Response(document(id), { headers: { 'content-type': 'text/html' } });
    },
  });
  const queries = [1, 2, 3, 4].map((number) => site.request(`/kontakt?topic=${number}`));
  await begun;
  await site.request('/kontakt');
  expect(drawn).toEqual(['/kontakt']);
  release();
  await Promise.all(queries);
});

test('renders an uncached form for a visitor with an external referrer or a campaign', async () => {
  let rendered = 0;
  await using site = await startTestServer({
    render: async ({ headers }, locals) => {
      rendered += 1;
      const { id, onlyIdDiffers } = viewOf(locals);
      onlyIdDiffers();
      return new Response(document(id) + (headers.get('referer') ?? ''));
    },
  });
  const from = async (referer: string) => (await site.request('/kontakt', { headers: { referer } })).text;
  const foreign = 'https://suche.example/?q=x';
  const campaign = 'http://localhost:4321/preise?utm_source=brief';
  expect(await from(foreign)).toContain(foreign);
  expect((await site.request('/kontakt')).text).not.toContain(foreign);
  expect(await from(campaign)).toContain(campaign);
  expect(rendered).toBe(3);
  for (const plain of ['http://localhost:4321/preise', `http://127.0.0.1:${site.port}/preise`, 'about:client', '%']) {
    expect(await from(plain)).not.toContain(plain);
  }
  expect(rendered).toBe(3);
});

test.each([
  ['a page without its form_id', '/kontakt', (_: string) => document(''), true],
  ['a page with its form_id twice', '/kontakt', (id: string) => document(id) + id, true],
  ['a page outside the table', '/api/x', document, false],
])('renders %s for each view', async (_case, path, make, warns) => {
  const warnings: string[] = [];
  let rendered = 0;
  await using site = await startTestServer({
    render: async (_request, locals) => {
      rendered += 1;
      const { id, onlyIdDiffers } = viewOf(locals);
      onlyIdDiffers();
      return new Response(make(id));
    },
    log: { info() {}, warn: (_facts, message) => warnings.push(message), error() {} },
  });
  for (const _ of [1, 2, 3]) expect((await site.request(path)).status).toBe(200);
  expect(rendered).toBe(3);
  expect(warnings).toHaveLength(warns ? 1 : 0);
});

test('caches a page only after a successful render that declares itself cacheable', async () => {
  let rendered = 0;
  await using site = await startTestServer({
    render: async (_request, locals) => {
      rendered += 1;
      if (rendered === 1) throw new Error('not yet');
      const { id, onlyIdDiffers } = viewOf(locals);
      if (rendered > 2) onlyIdDiffers();
      return new Response(document(id));
    },
  });
  expect((await site.request('/kontakt')).status).toBe(500);
  await site.request('/kontakt');
  await site.request('/kontakt');
  await site.request('/kontakt');
  expect(rendered).toBe(4);
});

type View = { id: string; onlyIdDiffers: () => void };
const viewOf = (locals: object): View =>
  'formView' in locals ? (locals.formView as View) : { id: '', onlyIdDiffers() {} };
