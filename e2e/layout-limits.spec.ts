/** Limits of the layout that issue 14 sets: heights of pages on a phone, headlines per kind of page, air in bubbles. */
import { href } from '../src/routes/hrefs.ts';
import { locales, type PageId } from '../src/routes/table.ts';
import { expect, test } from './fixtures.ts';
import { allPages, onePageOfEachView } from './onePageOfEachView.ts';

/** In pixels at 390 x 844. */
const highest = {
  home: 11_000,
  pricing: 8_000,
  solution: 11_200,
  templates: 9_600,
  'chatbot-roi-calculator': 12_800,
} as const satisfies Partial<Record<PageId, number>>;

test('pages do not exceed their height on a phone, and the conversation of home is in the first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { id, path } of allPages) {
    const limit = Object.entries(highest).find(([name]) => name === id)?.[1];
    if (!limit) continue;
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(limit);
  }
  for (const locale of locales) {
    await page.goto(href('home', locale));
    const question = await page.locator('[data-page-chat] [data-who=visitor]').first().boundingBox();
    expect((question?.y ?? 844) + (question?.height ?? 0), locale).toBeLessThan(844);
  }
});

/** Least and largest h1 in pixels at 1280 px. Voice pages open with a question; h1 is the question or its answer. */
const headlines: readonly { pages: RegExp; sizes: readonly [number, number] }[] = [
  { pages: /^home$/, sizes: [84, 90] },
  { pages: /^(solution|business-solution|index-chatgpt)$/, sizes: [70, 90] },
  { pages: /^industries\//, sizes: [70, 126] },
  {
    pages:
      /^(pricing|chatbot-roi-calculator|templates|integrations-directory|products\/web-chat|get-a-demo|faq|search|newsletter|imprint|terms|privacy-policy|accessibility)$/,
    sizes: [46, 56],
  },
];

test('each kind of page has its size of headline', async ({ page }) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  for (const { id, path } of allPages) {
    const [least, largest] = headlines.find(({ pages }) => pages.test(id))?.sizes ?? [];
    if (!least || !largest) continue;
    await page.goto(path);
    const size = await page.locator('h1').evaluate((h1) => Number.parseFloat(getComputedStyle(h1).fontSize));
    if (size < least || size > largest) wrong.push(`${path}: ${size} px`);
  }
  expect(wrong).toEqual([]);
});

test('no bubble has more than 40 px beside its longest line', async ({ page }) => {
  test.setTimeout(180_000);
  const wide: string[] = [];
  let count = 0;
  for (const { path } of onePageOfEachView) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const found = await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done)));
        return [...document.querySelectorAll('[data-bubble]')].flatMap((bubble) => {
          if (!bubble.checkVisibility()) return [];
          const range = document.createRange();
          const texts = document.createTreeWalker(bubble, NodeFilter.SHOW_TEXT);
          let right = 0;
          while (texts.nextNode()) {
            range.selectNode(texts.currentNode);
            for (const line of range.getClientRects()) right = Math.max(right, line.right);
          }
          const { paddingRight } = getComputedStyle(bubble);
          const air = bubble.getBoundingClientRect().right - Number.parseFloat(paddingRight) - right;
          return [{ air: Math.round(air), text: bubble.textContent?.slice(0, 50) }];
        });
      });
      count += found.length;
      wide.push(
        ...found.filter(({ air }) => air > 40).map(({ air, text }) => `${path} at ${width} px: ${air}, ${text}`),
      );
    }
  }
  expect(wide).toEqual([]);
  expect(count).toBeGreaterThan(100);
});
