/** One lead causes one conversion for vendors and affiliate network (spec section 7); the server decides. */
import type { Page } from '@playwright/test';
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
  await page.waitForLoadState('networkidle');
};

test('a lead is reported once, with consent only, despite reload, "back" and duplicate posts', async ({
  page,
  context,
  site,
}) => {
  const asked = await stubOtherHosts(context, site.url);
  await fill(page, 'before@example.org');
  await send(page);
  expect(calls(asked)).toEqual([]);
  await chooseConsent(page, 'accept');
  await page.waitForLoadState('networkidle');
  expect([calls(asked), await events(page)]).toEqual([[], 0]);

  await fill(page, 'a+b@example.org');
  await send(page);
  await expect.poll(() => calls(asked)).toEqual(['affiliate.example/call?mail=a%2Bb%40example.org']);
  // One event each for Google Analytics and the tag manager.
  expect(await events(page)).toBe(2);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await events(page)).toBe(0);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
  // Goes back to the filled form and sends it again.
  await page.goBack();
  await expect(page.locator('[name=email]')).toHaveValue('a+b@example.org');
  await send(page);
  expect([calls(asked).length, await events(page)]).toEqual([1, 0]);
  expect(await site.mailsTo('a+b@example.org', 1)).toHaveLength(1);

  // Posts the form twice and opens the thank-you page in two tabs at once.
  const fields = { lastname: 'M', email: 'twice@example.org', message: 'Hallo', form_id: 'a1b2' };
  for (const _ of [1, 2]) await page.request.post('/kontakt', { form: fields, maxRedirects: 0 });
  const tabs = [page, await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/kontakt/danke', { waitUntil: 'networkidle' })));
  expect(calls(asked)).toHaveLength(2);
  const inTabs = await Promise.all(tabs.map(events));
  expect(inTabs.sort()).toEqual([0, 2]);
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
  expect(await events(page)).toBe(2);
  await page.reload({ waitUntil: 'networkidle' });
  expect(calls(asked)).toHaveLength(1);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent']);
});
