/** One lead causes one conversion for vendors and affiliate network (spec section 7); the server decides. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { wordsFor } from '../src/text/words/words.ts';
import { expect, test, withPrefetch } from './fixtures.ts';
import { openChat } from './openChat.ts';
import { chooseConsent, stubOtherHosts, vendorSettings } from './vendors.ts';

test.use({ settings: vendorSettings, ...withPrefetch });

const calls = (asked: string[]) => asked.filter((url) => url.startsWith('affiliate.example'));
const events = (page: Page) =>
  page.evaluate(() => JSON.stringify(window.dataLayer ?? []).split('generate_lead').length - 1);
const fill = async (page: Page, email: string) => {
  await page.goto('/kontakt');
  await page.locator('[name=lastname]').fill('Muster');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=message]').fill('Wir suchen einen Chatbot.');
};
const send = async (page: Page) => {
  await page.locator('form[data-form] [type=submit]').click();
  await expect(page).toHaveURL('/kontakt/danke');
  await page.waitForLoadState();
};

/**
 * Does what opens so many pages with consent, and waits until each has requested its five scripts and got the response
 * about its conversion, if it asked: then it has reported.
 */
async function withVendors(context: BrowserContext, asked: string[], open: () => Promise<unknown>, pages = 1) {
  const scripts = () => asked.length - calls(asked).length;
  const before = scripts();
  const pending = new Set<Request>();
  const begin = (request: Request) => request.url().endsWith('/api/conversion') && pending.add(request);
  const end = (request: Request) => pending.delete(request);
  context.on('request', begin).on('requestfinished', end);
  await open();
  await expect.poll(() => [scripts() - before, pending.size]).toEqual([5 * pages, 0]);
  context.off('request', begin).off('requestfinished', end);
}

test('a lead is reported once, with consent only, despite reload, "back" and duplicate posts', async ({
  page,
  context,
  site,
}) => {
  const asked = await stubOtherHosts(context, site.url);
  await fill(page, 'before@example.org');
  await send(page);
  expect(calls(asked)).toEqual([]);
  await withVendors(context, asked, () => chooseConsent(page, 'accept'));
  expect([calls(asked), await events(page)]).toEqual([[], 0]);

  await withVendors(context, asked, () => fill(page, 'a+b@example.org'));
  await send(page);
  await expect.poll(() => calls(asked)).toEqual(['affiliate.example/call?mail=a%2Bb%40example.org']);
  // One event each for Google Analytics and the tag manager.
  await expect.poll(() => events(page)).toBe(2);
  await withVendors(context, asked, () => page.reload());
  expect(await events(page)).toBe(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
  // Goes back to the filled form and sends it again.
  await withVendors(context, asked, () => page.goBack());
  await expect(page.locator('[name=email]')).toHaveValue('a+b@example.org');
  await withVendors(context, asked, () => send(page));
  expect([calls(asked).length, await events(page)]).toEqual([1, 0]);
  expect(await site.mailsTo('a+b@example.org', 1)).toHaveLength(1);

  // Posts the form twice and opens the thank-you page in two tabs at once.
  const fields = { lastname: 'M', email: 'twice@example.org', message: 'Hallo', form_id: 'a1b2' };
  for (const _ of [1, 2]) await page.request.post('/kontakt', { form: fields, maxRedirects: 0 });
  const tabs = [page, await context.newPage()];
  const openBoth = () => Promise.all(tabs.map((tab) => tab.goto('/kontakt/danke')));
  await withVendors(context, asked, openBoth, tabs.length);
  await expect.poll(async () => (await Promise.all(tabs.map(events))).sort()).toEqual([0, 2]);
  await expect.poll(() => calls(asked)).toHaveLength(2);
});

test('a lead from the chat is reported by the page that embeds it', async ({ page, context, site }) => {
  const asked = await stubOtherHosts(context, site.url);
  await page.goto('/en/pricing');
  await chooseConsent(page, 'accept');
  await expect.poll(() => asked.length).toBe(5);
  const { chat, chatFrame } = wordsFor('en');
  const bot = await openChat(page);
  await bot.getByRole('button', { name: chatFrame.handover.open }).click();
  await bot.getByLabel(chat.labels.email).fill('from-chat@example.org');
  await bot.getByLabel(chat.labels.message).fill('Please call me.');
  await bot.getByRole('button', { name: chatFrame.handover.submit }).click();
  await expect(bot.getByRole('log')).toContainText('from-chat@example.org');
  await expect.poll(() => calls(asked)).toEqual(['affiliate.example/call?mail=from-chat%40example.org']);
  await expect.poll(() => events(page)).toBe(2);
  await withVendors(context, asked, () => page.reload());
  expect(calls(asked)).toHaveLength(1);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
});
