/** Limits of the layout that issue 14 sets: heights of pages on a phone, headlines per kind of page, air in bubbles. */
import { href } from '../src/routes/hrefs.ts';
import { locales, type PageId } from '../src/routes/table.ts';
import { expect, test } from './fixtures.ts';
import { allPages, onePageOfEachView } from './onePageOfEachView.ts';

/** In pixels at 390 x 844. */
const highest: Partial<Record<PageId, number>> = {
  home: 11_000,
  pricing: 8_000,
  solution: 11_200,
  templates: 9_600,
  'chatbot-roi-calculator': 12_800,
};

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

/** In pixels, beside the longest line of a bubble. */
const mostAir = 40;

// One visit per page for all limits.
test('heights on a phone, sizes of headlines and air in bubbles keep to their limits', async ({ page }) => {
  test.setTimeout(180_000);
  const tooHigh: string[] = [];
  const wrongHeadlines: string[] = [];
  const wideBubbles: string[] = [];
  const smallTexts: string[] = [];
  let bubbles = 0;
  for (const { id, path } of allPages) {
    const limit = highest[id];
    const sizes = headlines.find(({ pages }) => pages.test(id))?.sizes;
    const hasBubblesChecked = onePageOfEachView.some((one) => one.path === path);
    if (!limit && !sizes && !hasBubblesChecked) continue;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const { height, headline, airs, small } = await page.evaluate(measure);
      if (width === 390 && limit && height > limit) tooHigh.push(`${path}: ${height} px`);
      if (width === 1280 && sizes && !(headline >= sizes[0] && headline <= sizes[1]))
        wrongHeadlines.push(`${path}: ${headline} px`);
      if (!hasBubblesChecked) continue;
      bubbles += airs.length;
      if (width === 1280) smallTexts.push(...small.map((text) => `${path}: ${text}`));
      const wide = airs.filter(({ air }) => air > mostAir);
      wideBubbles.push(...wide.map(({ air, text }) => `${path} at ${width} px: ${air}, ${text}`));
    }
  }
  expect({ tooHigh, wrongHeadlines, wideBubbles, smallTexts }).toEqual({
    tooHigh: [],
    wrongHeadlines: [],
    wideBubbles: [],
    smallTexts: [],
  });
  expect(bubbles).toBeGreaterThan(100);
});

test('the conversation of the home page is in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of locales) {
    await page.goto(href('home', locale));
    const question = await page.locator('[data-page-chat] [data-who=visitor]').first().boundingBox();
    expect((question?.y ?? 844) + (question?.height ?? 0), locale).toBeLessThan(844);
  }
});

test('plans and questions of a product share one row, and both columns are filled', async ({ page }) => {
  const products = allPages.filter(({ id }) => id.startsWith('products/'));
  expect(products).toHaveLength(16);
  for (const { path } of products) {
    await page.goto(path);
    await expect(page.locator('#questions p').last(), path).toBeVisible();
    const [plans, questions] = await page.evaluate(() =>
      ['plans', 'questions'].map((id) => {
        const content = document.getElementById(id)?.firstElementChild;
        const top = content?.getBoundingClientRect().top ?? 0;
        return { top, height: (content?.lastElementChild?.getBoundingClientRect().bottom ?? 0) - top };
      }),
    );
    expect(plans?.top, path).toBe(questions?.top);
    const heights = [plans?.height ?? 0, questions?.height ?? 0];
    expect(Math.min(...heights) / Math.max(...heights), `filled part of the lower column of ${path}`).toBeGreaterThan(
      0.5,
    );
  }
});

/** Runs in the page: its height, the size of its h1, small running texts, and the space beside each bubble's longest line. */
async function measure() {
  await document.fonts.ready;
  // Bubbles are fitted to their text in idle time (fit-bubbles.client.ts). A headless browser that draws nothing has none
  // until the timeout, which is that of when-idle.client.ts.
  await new Promise((done) => requestIdleCallback(() => requestAnimationFrame(done), { timeout: 2_000 }));
  const range = document.createRange();
  const airs = [...document.querySelectorAll('[data-bubble]')].flatMap((bubble) => {
    if (!bubble.checkVisibility()) return [];
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
  // Running text of 15 px at least; captions, labels, pictures and the calculator's island are smaller.
  const paragraphs = [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd):not(:has(p, ul, dl))')];
  const small = paragraphs.flatMap((text) => {
    const isSmall = Number.parseFloat(getComputedStyle(text).fontSize) < 15 && text.innerText.length > 100;
    return isSmall && text.checkVisibility() && !text.closest('[role=img], figure, astro-island')
      ? [text.innerText.slice(0, 50)]
      : [];
  });
  const h1 = document.querySelector('h1');
  return {
    small,
    height: document.documentElement.scrollHeight,
    headline: h1 ? Number.parseFloat(getComputedStyle(h1).fontSize) : Number.NaN,
    airs,
  };
}
