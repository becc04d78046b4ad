import { expect, test } from 'vitest';
import { type Locale, table } from '../routes/table.ts';
import { startTestServer } from '../testing/startTestServer.testing.ts';
import { wordsFor } from '../text/words/words.ts';

const languages: [Locale, path: string, errors: string][] = [
  ['de', '/kontakt', '/error'],
  ['en', '/en/contact', '/en/error'],
];

test.each(languages)(
  'an unknown address is a 404 in the language of its prefix (%s)',
  async (locale, _path, errors) => {
    await using site = await startTestServer();
    const answer = await site.request(locale === 'en' ? '/en/unknown' : '/unknown');
    expect([answer.status, answer.text]).toEqual([404, `page ${errors}/not-found`]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  },
);

test.each(languages)(
  'a page that fails while rendering is a 500 in its language (%s), and logged',
  async (_, path, errors) => {
    const failure = new Error('broken');
    const failures = [
      () => Promise.reject(failure),
      async (_request: Request, locals: object) => {
        // As src/middleware.ts does it.
        if ('report' in locals && typeof locals.report === 'function') locals.report(failure);
        return new Response(null, { status: 500 });
      },
    ];
    for (const render of failures) {
      await using site = await startTestServer({ render });
      const answer = await site.request(`${path}?email=someone@example.org`);
      expect([answer.status, answer.text]).toEqual([500, `page ${errors}/server-error`]);
      expect(site.loggedErrors).toHaveLength(1);
      expect(site.loggedErrors[0]?.facts).toMatchObject({ err: failure, page: 'contact' });
      expect(JSON.stringify(site.loggedErrors)).not.toContain('someone');
    }
  },
);

test.each(languages)(
  'an unknown middleware name returns its own error page with 500 (%s)',
  async (locale, _path, errors) => {
    const pages = { ...table, pricing: { ...table.pricing, middleware: ['gone'] } };
    await using site = await startTestServer({ table: pages });
    const answer = await site.request(locale === 'en' ? '/en/pricing' : '/preise');
    expect([answer.status, answer.text]).toEqual([500, `page ${errors}/unknown-middleware`]);
    expect(site.loggedErrors[0]).toEqual({
      facts: { page: 'pricing', middleware: ['gone'] },
      message: 'Unknown middleware',
    });
  },
);

test('returns errors as JSON when the client accepts JSON', async () => {
  await using site = await startTestServer({ render: () => Promise.reject(new Error('broken')) });
  const answer = await site.request('/en/contact', {
    method: 'POST',
    body: 'a=b',
    headers: { accept: 'application/json' },
  });
  expect(answer.status).toBe(500);
  expect(JSON.parse(answer.text)).toEqual({ ok: false, errors: { form: wordsFor('en').errors['server-error'].title } });
});
