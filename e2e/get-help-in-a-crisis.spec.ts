/** A visitor in danger writes to chat, search and hand-over: the answer names helplines, and nothing is stored. */
import { wordsFor } from '../src/text/words/words.ts';
import { expectAccessible, expectNoHorizontalScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { openChat } from './openChat.ts';

const danger = 'ich will nicht mehr leben';

test('the chat shows helplines, offers nothing else, and neither stores nor sends the message', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/preise');
  const bot = await openChat(page);
  const field = bot.getByRole('textbox');
  await field.fill(danger);
  await field.press('Enter');
  const log = bot.getByRole('log');
  await expect(log.getByRole('link', { name: '0800 111 0 111' })).toHaveAttribute('href', 'tel:+498001110111');
  await expect(log.getByRole('link', { name: '112', exact: true })).toHaveAttribute('href', 'tel:112');
  await expect(log.locator('ul[aria-label] button')).toHaveCount(0);
  await expect(bot.getByRole('button', { name: wordsFor('de').chatFrame.handover.open })).toHaveCount(0);
  await expectAccessible(page);

  // After this, questions about the site only are answered from the site.
  await field.fill('Hilf mir bitte');
  await field.press('Enter');
  // The first question builds the bot's index.
  await expect(log.getByRole('link', { name: '0800 111 0 111' })).toHaveCount(2, { timeout: 30_000 });
  await field.fill('Wie können wir kündigen?');
  await field.press('Enter');
  await expect(log).toContainText('zum Ende eines Quartals');
  await bot.getByRole('button', { name: wordsFor('de').chatFrame.handover.open }).click();
  await bot.getByLabel('E-Mail-Adresse').fill('danger@example.org');
  await bot.getByText(wordsFor('de').chatFrame.handover.what).click();
  await expect(bot.locator('form[data-form=chat] details')).not.toContainText('leben');
  await bot.getByLabel(/^Nachricht/).fill('Ich bringe mich um');
  await bot.getByRole('button', { name: wordsFor('de').chatFrame.handover.submit }).click();
  await expect(log.getByRole('link', { name: '0800 111 0 111' })).toHaveCount(3);

  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).toContain('kündigen');
  expect(kept).not.toMatch(/nicht mehr leben|bringe mich um|Hilf mir|0800/);
  expect(sent.filter((one) => /nicht mehr leben|bringe mich um|handover/.test(one))).toEqual([]);
});

test('the chat asks with a number if a message may be harmless, keeps nothing of it, and helps without an answer of the server', async ({
  page,
}) => {
  const unsure = 'Mein letzter Anbieter hat mich im Stich gelassen.';
  await page.goto('/preise');
  const bot = await openChat(page);
  const field = bot.getByRole('textbox');
  await field.fill(unsure);
  await field.press('Enter');
  const log = bot.getByRole('log');
  // The first question builds the bot's index.
  await expect(log).toContainText('Ich bin nicht sicher, wie Sie das meinen.', { timeout: 30_000 });
  await expect(log.getByRole('link', { name: '0800 111 0 111' })).toHaveAttribute('href', 'tel:+498001110111');
  await expect(log.locator('ul[aria-label] button')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toMatch(/Stich gelassen|0800/);

  await page.route('**/api/bot/message', (route) => route.fulfill({ body: 'no answer' }));
  await field.fill(unsure);
  await field.press('Enter');
  await expect(log).toContainText('Das klingt sehr schwer.');
});

test('search dialog and FAQ filter show helplines, and the query is in no address', async ({ page }) => {
  await page.goto('/en/faq');
  await page.keyboard.press('/');
  const dialog = page.locator('[data-search-dialog]');
  await dialog.locator('[type=search]').fill('i want to kill myself');
  await expect(dialog.getByRole('link', { name: '116 123' })).toHaveAttribute('href', 'tel:116123');
  await expect(dialog.locator('ol a')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog.locator('[type=search]')).toHaveValue('');
  await page.locator('#faq-filter').fill('ich will sterben');
  await expect(page.locator('main').getByRole('link', { name: '116 123' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.locator('#faq-filter').fill('cancel');
  await expect(page.locator('main [data-crisis]')).toHaveCount(0);
  await expect(page).toHaveURL('/en/faq');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the results page shows only the crisis answer, does not repeat the query, and is not stored', async ({
    page,
    request,
    site,
  }) => {
    const path = `/suche?${new URLSearchParams({ q: danger })}`;
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsFor('de').safety.self.title);
    const numbers = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(numbers).toEqual([
      'tel:112',
      'tel:+498001110111',
      'tel:+498001110222',
      'tel:116123',
      'https://online.telefonseelsorge.de',
    ]);
    await expectNoHorizontalScroll(page);
    const answer = await request.get(path);
    expect([answer.headers()['cache-control'], answer.headers()['referrer-policy']]).toEqual([
      'no-store',
      'no-referrer',
    ]);
    expect(await answer.text()).not.toContain(danger);
    // The line of a later request proves that the lines before it have arrived.
    await request.post('/api/bot/message', { data: '' });
    await expect.poll(site.log).toContain('/api/bot/message');
    expect(site.log()).not.toMatch(/nicht(?:\+|%20| )mehr/);
    const english = await request.get(`/en/search?${new URLSearchParams({ q: 'Mein Mann ist bewusstlos' })}`);
    expect(await english.text()).toContain(wordsFor('en').safety.medical.title);
    const harmless = await request.get(`/suche?${new URLSearchParams({ q: 'Kill-Switch' })}`);
    expect(await harmless.text()).toContain('Kill-Switch');
  });
});

test('a hand-over with a crisis message gets the crisis answer and is not stored', async ({ request, site }) => {
  const data = { email: 'danger@example.org', message: 'I want to die', transcript: '[]', locale: 'en', page: '/en' };
  const before = site.log().length;
  const answer = await request.post('/api/bot/handover', { data });
  expect(answer.status()).toBe(422);
  expect((await answer.json()).errors.message).toContain('116 123');
  await expect.poll(() => site.log().slice(before)).toContain('/api/bot/handover');
  expect(site.log().slice(before)).not.toContain('"form":"chat"');
});
