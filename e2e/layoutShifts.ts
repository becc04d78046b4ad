import type { Page } from '@playwright/test';
import { nextFrame } from './settled.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/**
 * Before the first `goto`: every document notes its layout shifts from its start. The web fonts never arrive, because on
 * a busy machine they arrive late and move words of the header by up to 8 px; Lighthouse measures the page with them.
 */
export async function noteLayoutShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => {
    const shifts: { afterInput: boolean; text: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
        shifts.push({ afterInput: hadRecentInput, text: `${value} at ${Math.round(startTime)} ms: ${moved}` });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The shifts of the current document, each with its value, time and what moved. As in CLS without those half a second
 * after an input or a new size of the window, unless `afterInput` asks for them too.
 */
export async function layoutShifts(page: Page, { afterInput = false } = {}): Promise<string[]> {
  // The observer is notified in the next frame.
  await nextFrame(page);
  const shifts: { afterInput: boolean; text: string }[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  return shifts.filter((shift) => afterInput || !shift.afterInput).map(({ text }) => text);
}
