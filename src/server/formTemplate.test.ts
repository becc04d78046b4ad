import { randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFormTemplate } from './formTemplate.ts';
import { serveForTest } from './serveForTest.ts';

const long = '<p>Ein Satz mit Umlauten: äöüß, und noch einer, der sich wiederholt.</p>'.repeat(200);
const document = (id: string) => `<!doctype html>${long}<input name="form_id" value="${id}">${long}<p>Ende</p>`;

test('puts any id into the compressed document', async () => {
  const made = randomUUID();
  const template = await createFormTemplate(document(made), made);
  for (let round = 0; round < 500; round += 1) {
    const id = randomUUID();
    expect(template?.plain(id).toString()).toBe(document(id));
    expect(brotliDecompressSync(template?.brotli(id) ?? '').toString()).toBe(document(id));
  }
});

test.each([
  ['is missing', (_: string) => document('')],
  ['stands twice', (id: string) => document(id) + id],
  ['ends the document', (id: string) => id],
  ['is followed by other than ASCII', (id: string) => `${id}äö${long}`],
])('gives up where the id %s', async (_case, make) => {
  const id = randomUUID();
  expect(await createFormTemplate(make(id), id)).toBeUndefined();
});

test('a form page is rendered once and gets a new id for each view; with a query it is rendered', async () => {
  let rendered = 0;
  await using site = await serveForTest({
    render: async ({ url }, locals) => {
      rendered += 1;
      const { id, onlyIdDiffers } = viewOf(locals);
      onlyIdDiffers();
      return new Response(document(id) + new URL(url).search, { headers: { 'content-type': 'text/html' } });
    },
  });
  const idOf = (text: string) => /value="([^"]+)"/.exec(text)?.[1];
  const first = await site.ask('/kontakt');
  const rendersForAVisit = async () => {
    const before = rendered;
    await site.ask('/kontakt');
    return rendered - before;
  };
  await expect.poll(rendersForAVisit).toBe(0);

  const ids = new Set([idOf(first.text)]);
  for (const accept of ['identity', 'gzip', 'br', 'br']) {
    const answer = await site.ask('/kontakt', { headers: { 'accept-encoding': accept } });
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding' });
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(accept);
    if (accept !== 'gzip')
      ids.add(idOf((accept === 'br' ? brotliDecompressSync(answer.body) : answer.body).toString()));
  }
  expect(ids.size).toBe(4);
  expect((await site.ask('/kontakt', { method: 'HEAD' })).text).toBe('');
  const before = rendered;
  expect((await site.ask('/kontakt?topic=press')).text).toContain('?topic=press');
  expect(rendered).toBe(before + 1);
});

type View = { id: string; onlyIdDiffers: () => void };
const viewOf = (locals: object): View =>
  'formView' in locals ? (locals.formView as View) : { id: '', onlyIdDiffers() {} };
