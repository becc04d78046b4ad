/**
 * The chat launcher covers no text, no control and no picture of a page: at its top, at its anchors and at its end, on a
 * phone and on a desktop, with the consent prompt and without it (issue 14, item 8).
 */
import { readAnchors } from './anchors.ts';
import { expect, test } from './fixtures.ts';
import { allPages, views } from './onePageOfEachView.ts';
import { consentPrompt, vendorSettings } from './vendors.ts';

test.use({ settings: vendorSettings });

/** One page of each view in each of its languages. */
const pages = views.flatMap((view) => {
  const [first] = allPages.filter((page) => page.view === view);
  return allPages.filter(({ id }) => id === first?.id);
});

const sizes = [
  [390, 844],
  [1280, 800],
] as const;

/** Several pages a test, because each test opens a new browser context. */
const portion = 10;

for (let from = 0; from < pages.length; from += portion) {
  const some = pages.slice(from, from + portion);
  test(`covers nothing, pages ${from + 1} to ${from + some.length}`, async ({ page, site }) => {
    test.setTimeout(180_000);
    const anchors = await readAnchors(site.url);
    const found: string[] = [];
    for (const { path } of some) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      // Pages with a token in their address ask for no consent (features/consent/consentStates.ts).
      const asks = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const timings = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
        return timings.some(({ name, description }) => name === 'consent' && description.endsWith('ask'));
      });
      await expect(consentPrompt(page)).toHaveCount(asks ? 1 : 0);
      const places = ['', ...(anchors.get(path) ?? []), 'end of the page'];
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const covered = await page.evaluate(findCovered, places);
        found.push(...covered.map((text) => `${path} at ${width} px, ${text}`));
      }
    }
    expect(found).toEqual([]);
  });
}

/**
 * Runs in the page: scrolls to each place, and lists what the visible part of the launcher is on, with the prompt and
 * without it. One visit per place serves both, because frames take most of the time.
 */
async function findCovered(places: string[]): Promise<string[]> {
  const launcher = document.querySelector<HTMLElement>('[data-chat-launcher]');
  const prompt = document.querySelector('[data-consent-layer]');
  const around = prompt?.parentElement;
  // One frame: this observer is asked after those of the page, which were created earlier.
  const drawn = () =>
    new Promise((done) => requestAnimationFrame(() => new IntersectionObserver(done).observe(document.body)));
  const found = new Set<string>();
  const seen = new Set<number>();
  for (const place of launcher ? places : []) {
    const scroll = () => {
      const target = document.getElementById(place);
      if (target) target.scrollIntoView({ behavior: 'instant' });
      else scrollTo({ top: place === '' ? 0 : 1e6, behavior: 'instant' });
    };
    const note = (state: string) => {
      for (const name of namesBelow()) found.add(`${state} at ${place || 'the top'}: ${name.slice(0, 60)}`);
    };
    scroll();
    // Targets near the end of the page share its last position.
    if (seen.has(scrollY)) continue;
    seen.add(scrollY);
    await drawn();
    note(prompt ? 'with the prompt' : 'without a prompt');
    if (!prompt) continue;
    const position = scrollY;
    prompt.remove();
    scroll();
    // Only the end of the page moves without the prompt; scripts follow the scroll position in the next frame.
    if (scrollY !== position) await drawn();
    note('without it');
    around?.append(prompt);
  }
  return [...found];

  function namesBelow(): string[] {
    if (!launcher?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const { left, top, right, bottom } = launcher.getBoundingClientRect();
    const names: string[] = [];
    // The hit test returns what is below it.
    launcher.style.pointerEvents = 'none';
    for (let x = Math.max(left, 0) + 1; x < Math.min(right, innerWidth); x += 8) {
      for (let y = Math.max(top, 0) + 1; y < Math.min(bottom, innerHeight); y += 8) {
        const below = document.elementFromPoint(x, y);
        const control = below?.closest('a, button, input, select, textarea, summary, label, video, iframe, svg, img');
        const text = [...(below?.childNodes ?? [])].find((node) => {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
          const range = document.createRange();
          range.selectNode(node);
          return [...range.getClientRects()].some(
            (line) => x >= line.left && x <= line.right && y >= line.top && y <= line.bottom,
          );
        });
        const name = control ? control.textContent?.trim() || control.outerHTML : text?.textContent;
        if (name) names.push(name);
      }
    }
    launcher.style.pointerEvents = '';
    return names;
  }
}
