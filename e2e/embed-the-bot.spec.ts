/** A customer's website embeds the built-in bot (EMBED_ORIGINS); other origins can neither embed nor message it. */
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test, withMotion } from './fixtures.ts';

// In sequence in one worker: each further worker would start another site and browser for a few tests.
test.describe.configure({ mode: 'default' });

test.use(withMotion);

test.use({
  settings: [
    async ({ otherSite }, use) => use({ EMBED_ORIGINS: `http://localhost:${otherSite.port}` }),
    { scope: 'worker' },
  ],
  expectedErrors: [/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/],
});

let friend = '';
let bot = '';

test.beforeAll(({ site, settings, otherSite }) => {
  friend = settings.EMBED_ORIGINS ?? '';
  bot = `${site.url}/bot/website-de`;
  otherSite.page = `<!doctype html><title>A shop</title><script>
    window.heard = [];
    addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));
  </script><iframe src="${bot}" width="400" height="600"></iframe>`;
});

test('an allowed embedder receives and sends messages', async ({ page, site }) => {
  await page.goto(friend);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel(wordsFor('de').chatFrame.field)).toBeVisible();
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'));
  await expect.poll(heard).toContainEqual({ type: 'ready', origin: site.url });
  await page.evaluate((origin) => {
    const values = { conversation: JSON.stringify([{ who: 'visitor', text: 'Kept by the shop' }]), draft: null };
    window.frames[0]?.postMessage({ type: 'session_storage_checked', values }, origin);
  }, site.url);
  await expect(frame.getByRole('log')).toContainText('Kept by the shop');
});

test('a conversation from the embedder is untrusted: links lead only to this site', async ({ page, site }) => {
  await page.goto(friend);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('log')).toBeVisible();
  await page.evaluate((origin) => {
    const sources = ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'https://evil.example', '/preise'];
    const said = {
      who: 'assistant',
      text: '<img src=x onerror=alert(1)>',
      sources: sources.map((href) => ({ title: `To ${href}`, href })),
      actions: [{ kind: 'link', label: 'Away', href: 'https://evil.example' }],
    };
    const values = { conversation: JSON.stringify([said, 'nothing', { who: 'admin', text: 'Nobody' }]) };
    window.frames[0]?.postMessage({ type: 'session_storage_checked', values }, origin);
  }, site.url);
  await expect(frame.getByRole('log')).toContainText('<img src=x onerror=alert(1)>');
  const hrefs = await frame
    .getByRole('log')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/preise']);
  await expect(frame.getByRole('log')).not.toContainText('Nobody');
});

test('answers without an embedding page', async ({ page }) => {
  await page.goto(bot);
  await page.getByRole('textbox').fill('Was kostet das?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('149', { timeout: 30_000 });
});

test('other websites cannot embed the bot', async ({ page, otherSite }) => {
  const answer = await page.request.get(bot);
  expect(answer.headers()['content-security-policy']).toContain(`frame-ancestors 'self' ${friend};`);
  expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  // The same server under another name has another origin.
  await page.goto(`http://127.0.0.1:${otherSite.port}`);
  await refused;
  await expect(page.frameLocator('iframe').getByRole('log')).toHaveCount(0);
});

test('only the bot can be embedded', async ({ page }) => {
  for (const path of ['/', '/preise', '/kontakt', '/bot/unknown', '/bot/host.json']) {
    const policy = (await page.request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
});
