/** Movements that follow the scroll position (docs/decisions/0315): cheap, complete at their end, none on request. */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { expect, test, withMotion } from './fixtures.ts';
import { layoutShifts, noteLayoutShifts } from './layoutShifts.ts';
import { scrollDown } from './scrollDown.ts';

const pages = ['home', 'industries/retail', 'products/dashboard', 'products/live-chat', 'aboutus'] as const;

/** Properties that the animations of the scroll position change. */
const scrolledProperties = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const scrolled = document.getAnimations().filter(({ timeline }) => timeline !== document.timeline);
    const frames = scrolled.flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
    return [...new Set(frames.flatMap((frame) => Object.keys(frame).filter((name) => !own.has(name))))];
  });

test.describe('with motion', () => {
  test.use(withMotion);

  for (const id of pages) {
    test(`${id} moves without layout, and shifts nothing`, async ({ page }) => {
      await noteLayoutShifts(page);
      await page.goto(href(id, 'de'));
      const properties = await scrolledProperties(page);
      expect(properties.length).toBeGreaterThan(0);
      for (const property of properties) expect(['scale', 'translate', 'transform', 'opacity']).toContain(property);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < height; top += 700) await scrollDown(page, top);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }

  test('the moon sets, and the questions of the wall grow to their size', async ({ page }) => {
    await page.goto(href('home', 'de'));
    const moon = page.locator('h1 ~ *, main section').first().locator('[data-tone=marigold]').first();
    const moved = () => moon.evaluate((it) => it.getBoundingClientRect().top + scrollY);
    const before = await moved();
    await scrollDown(page, 500);
    await expect.poll(moved).toBeGreaterThan(before + 50);

    const bubble = page.locator('#industries li').nth(2);
    const scrollTo = async (share: number) => {
      const top = await bubble.evaluate(
        (it, at) => (it instanceof HTMLElement ? it.offsetTop : 0) - innerHeight * at,
        share,
      );
      await scrollDown(page, top);
    };
    const scale = () => bubble.evaluate((it) => getComputedStyle(it).scale);
    const wall = await page.locator('#industries').evaluate((it) => (it as HTMLElement).offsetTop);
    expect(wall).toBeGreaterThan(0);
    await scrollTo(0.95);
    await expect.poll(async () => Number(await scale())).toBeLessThan(1);
    await scrollTo(0.3);
    await expect.poll(scale).toMatch(/^(1|none)$/);
  });
});

test('nothing follows the scroll position if the visitor asks for less motion', async ({ page }) => {
  for (const id of pages) {
    await page.goto(href(id, 'de'));
    const animated = await page.evaluate(() =>
      // Elements without a box, such as sources of a film, have no name at all.
      [...document.querySelectorAll('main *')].filter(
        (it) => !['none', ''].includes(getComputedStyle(it).animationName),
      ),
    );
    expect(animated, id).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length), id).toBe(0);
  }
});
