import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { previewPath } from '../testing/previewPath.testing.ts';
import { cmsToken, previewSecret, startFakeCms } from '../testing/startFakeCms.testing.ts';
import { startTestServer } from '../testing/startTestServer.testing.ts';
import { openContentSource } from './openContentSource.ts';

const document = '<!doctype html><html><body data-fresh="/faq"><main>Seite</main></body></html>';

/** A site whose pages are all the same document, with an empty content system. */
async function startSite(settings: { CMS_PUBLIC_URL?: string[] } = {}) {
  const cms = await startFakeCms();
  cms.entries.set('footer:de:draft', { copy: 'Entwurf' });
  const content = openContentSource({
    settings: { CMS_URL: cms.url, CMS_TOKEN: cmsToken, PREVIEW_SECRET: previewSecret },
    log: { info: () => {}, warn: () => {} },
  });
  const site = await startTestServer({
    content,
    render: async () => new Response(document, { headers: { 'content-type': 'text/html' } }),
    settings: { SITE_URL: 'http://localhost:4321', TRUST_PROXY: 0, PREVIEW_SECRET: previewSecret, ...settings },
  });
  return {
    site,
    cms,
    async [Symbol.asyncDispose]() {
      content.stop();
      await site[Symbol.asyncDispose]();
      await cms[Symbol.asyncDispose]();
    },
  };
}

test.each([
  ['de', 'Entwurf: So sieht nur die Redaktion diese Seite.', '<a href="/faq"', 'Vorschau verlassen'],
  ['en', 'Draft: only editors see this version.', '<a href="/en/faq"', 'Leave the preview'],
])('a draft says so on the page, in %s, with a link to the live page', async (locale, text, link, leave) => {
  await using started = await startSite();
  const { text: html, headers } = await started.site.request(previewPath({ locale }));
  for (const part of [text, link, leave, '<main>Seite</main>']) expect(html).toContain(part);
  // The policy allows exactly the bar's own style and script.
  for (const [element, directive] of Object.entries({ style: 'style-src', script: 'script-src' })) {
    const [, text = ''] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(html) ?? [];
    const hash = createHash('sha256').update(text).digest('base64');
    expect(headers['content-security-policy']).toContain(`${directive} 'sha256-${hash}' 'self';`);
  }
});

test('published pages carry no bar, in the preview and for visitors', async () => {
  await using started = await startSite();
  for (const path of [previewPath({ status: 'published' }), '/faq']) {
    const { text, headers } = await started.site.request(path);
    expect(text).toBe(document);
    for (const directive of ['style-src', 'script-src'])
      expect(headers['content-security-policy']).toContain(`${directive} 'self';`);
  }
});

test('the panel may show drafts in a frame at each address of CMS_PUBLIC_URL, and only there', async () => {
  await using started = await startSite({ CMS_PUBLIC_URL: ['https://cms.example.org', 'https://cms.example.net'] });
  const { headers } = await started.site.request(previewPath());
  const policy = headers['content-security-policy'];
  expect(policy).toContain('frame-ancestors https://cms.example.org https://cms.example.net;');
  expect(policy).not.toContain(started.cms.url);
});
