/** The chat in each state, at each width, in both languages: zero axe violations, no horizontal scrolling. */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expectAccessible, expectNoHorizontalScroll } from './expectAccessible.ts';
import { expect, test, withMotion } from './fixtures.ts';
import { botFrame, openChat } from './openChat.ts';

const states = {
  'at 1280 px': { viewport: { width: 1280, height: 800 }, ...withMotion },
  'at 390 px without motion': { viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' },
} as const;

for (const [state, use] of Object.entries(states)) {
  test.describe(state, () => {
    test.use({ ...use, expectedErrors: [/status of 422/] });
    for (const locale of locales) {
      test(`has no axe violation in ${locale}: open, answered, hand-over with errors`, async ({ page }) => {
        const { answers, chatFrame } = wordsFor(locale);
        await page.goto(href('terms', locale));
        const bot = await openChat(page);
        await expect(bot.getByRole('log')).toHaveCSS('display', 'flex');
        await expectAll(page);

        await bot.getByLabel(chatFrame.field).fill(answers.starters[0] ?? '');
        await page.keyboard.press('Enter');
        await expect(bot.getByText(chatFrame.sources).first()).toBeVisible();
        await expectAll(page, frame);

        await bot.getByRole('button', { name: chatFrame.again }).click();
        await bot.getByRole('button', { name: chatFrame.handover.open }).click();
        await bot.getByRole('button', { name: chatFrame.handover.submit }).click();
        // The field of the only error, as on the pages.
        await expect(bot.locator('[name=email]')).toBeFocused();
        await expect(bot.locator('#email-error')).toBeInViewport({ ratio: 1 });
        await expect(bot.locator('[data-error-summary]').getByRole('heading')).toBeInViewport({ ratio: 1 });
        await expectAll(page, frame);
      });
    }
  });
}

/** With its content. The page around it does not change. */
const frame = 'iframe[data-chat-frame]';

/** Expects no violation in the page and the frame, and no horizontal scrolling, also at 320 px and in forced colours. */
async function expectAll(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, part);
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [size.width, 320]) {
    await page.setViewportSize({ width, height: 640 });
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors });
      await expectNoHorizontalScroll(page);
      const overflow = await botFrame(page)
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(overflow, `horizontal overflow in the frame at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize(size);
}
