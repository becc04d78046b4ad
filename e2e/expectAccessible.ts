import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe.ts';

/**
 * Expects zero axe violations (WCAG 2.2 AA and axe's best practices) and no horizontal scrolling. Needs a page with
 * JavaScript: axe waits for timers of the page. `only`: the part that changed, if the rest has been checked.
 * Without css-orientation-lock, which reads the stylesheets for each page: checks/stylesheets.ts reads them once.
 */
export async function expectAccessible(page: Page, only = 'html') {
  // With forced colours the browser sets both colours, but axe reads the page's colour from -webkit-text-fill-color.
  const isForced = await finishAnimations(page);
  const options = {
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: !isForced }, 'css-orientation-lock': { enabled: false } },
    preload: false,
  } as const;
  expect(await axeViolations(page, only, options)).toEqual([]);
  await expectNoHorizontalScroll(page);
}

/**
 * Like expectAccessible, with only those rules whose result depends on the layout: for a page that has passed all rules
 * at another width. Colours do not change with the size of the text, so `color-contrast` can be left out then.
 */
export async function expectAccessibleLayout(
  page: Page,
  rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'],
  only = 'html',
) {
  await finishAnimations(page);
  expect(await axeViolations(page, only, { runOnly: { type: 'rule', values: rules }, preload: false })).toEqual([]);
  await expectNoHorizontalScroll(page);
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Finishes all animations of the page and its frames (spec section 9: within 1,000 ms), because contrast is checked in
 * the final state. Returns whether the colours are forced.
 */
async function finishAnimations(page: Page): Promise<boolean> {
  for (const frame of page.frames()) await frame.evaluate(finishAll);
  return page.evaluate(() => matchMedia('(forced-colors: active)').matches);
}

/** Runs in the frame. */
function finishAll() {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

export async function expectNoHorizontalScroll(page: Page) {
  // Bubbles follow a new size of the window in the next frame (fit-bubbles.client.ts).
  await expect
    .poll(() => page.evaluate(findOverflow), 'horizontal overflow in px, texts cut off at the edge of the window')
    .toEqual({ overflow: 0, cut: [] });
}

/**
 * Runs in the page. Texts are cut off if the page clips instead of scrolling them. Content that scrolls by itself
 * (tables, code) is reachable. What begins beyond a picture is no part of it: a crop hides the rows that do not fit.
 */
function findOverflow(): { overflow: number; cut: string[] } {
  const range = document.createRange();
  const isInReach = (element: Element): boolean => {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      // A box of one pixel contains text for screen readers only.
      if (/auto|scroll/.test(getComputedStyle(around).overflowX) || around.clientWidth === 1) return true;
    }
    return false;
  };
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    const edge = node.parentElement?.closest('[role=img]')?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
    const isBeyond = [...range.getClientRects()].some(
      ({ left, right, width }) => width > 1 && right > innerWidth + 0.5 && left < edge,
    );
    if (isBeyond && node.parentElement && !isInReach(node.parentElement))
      cut.push(String(node.textContent).slice(0, 60));
  }
  return { overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth), cut };
}
