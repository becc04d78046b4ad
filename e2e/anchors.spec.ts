/** Every link target of the site scrolls to 130 px below the top of the window (spec section 9: scroll offset -130). */
import { expect, test } from './fixtures.ts';
import { allPages, onePageOfEachView } from './onePageOfEachView.ts';

/** Targets on every page: the skip link and the link to the top; `chat` opens the chat instead. */
const onEveryPage = ['main', 'top', 'chat'];

/** The fragment ids of each page that links or forms of any page reference. */
async function placesOf(origin: string): Promise<[path: string, ids: string[]][]> {
  const found = new Map<string, Set<string>>();
  for (const { path } of allPages) {
    const html = await (await fetch(origin + path)).text();
    for (const [, to = '', id = ''] of html.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="([^"]*)#([^"]+)"/g)) {
      const url = new URL(to || path, origin);
      if (url.origin !== origin || onEveryPage.includes(id)) continue;
      found.set(url.pathname, (found.get(url.pathname) ?? new Set()).add(id));
    }
  }
  return [...found].map(([path, ids]) => [path, [...ids]]);
}

type Place = { id: string; top: number; isAtStart: boolean; isAtEnd: boolean };

/**
 * Runs in the page: the position of the current target, then of each target after its link or a change of the address.
 */
async function follow({ ids, script }: { ids: string[]; script: boolean }): Promise<Place[]> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const measure = (id: string): Place => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return { id, top, isAtStart: scrollY === 0, isAtEnd };
  };
  const places = [measure(decodeURIComponent(location.hash.slice(1)))];
  for (const id of ids) {
    const link = [
      ...document.querySelectorAll<HTMLAnchorElement>(`a[href$="#${id}"]:not([data-tab], [data-copy-link])`),
    ].find(({ pathname, search }) => pathname + search === location.pathname);
    if (link && script) link.click();
    else {
      // Setting the same fragment again would not navigate.
      history.replaceState(null, '', location.pathname);
      location.hash = id;
    }
    if (script) await drawn();
    places.push(measure(id));
  }
  return places;
}

/** A target close to the start or the end of the page cannot reach the offset. */
const isRight = ({ top, isAtStart, isAtEnd }: Place) =>
  Math.abs(top - 130) <= 1 || (isAtStart && top >= 0 && top < 130) || (isAtEnd && top > 130);

for (const script of [true, false]) {
  test.describe(`${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: script, contextOptions: { reducedMotion: 'reduce' } });

    test(`at 390 and 1280 px, ${script ? 'by link, on every page' : 'by address, on one page of each view'}`, async ({
      page,
      site,
    }) => {
      test.setTimeout(240_000);
      const isChecked = (path: string) => script || onePageOfEachView.some((one) => one.path === path);
      const wrongOn = async (path: string, ids: string[]) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await page.goto(`${path}#${ids[0]}`);
        // Promises of the page do not settle without JavaScript.
        await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
        const narrow = await page.evaluate(follow, { ids, script });
        await page.setViewportSize({ width: 1280, height: 800 });
        // The first place is the one left over from the narrow window.
        const wide = (await page.evaluate(follow, { ids, script })).slice(1);
        return [narrow, wide].flatMap((places, index) =>
          places
            .filter((place) => !isRight(place))
            .map(({ id, top }) => `${path}#${id} at ${[390, 1280][index]} px: ${top}`),
        );
      };

      const wrong: string[] = [];
      for (const [path, ids] of await placesOf(site.url)) {
        if (!isChecked(path) || (await wrongOn(path, ids)).length === 0) continue;
        // Text that changes its font moves what is below it; on the second visit the fonts are in the cache.
        await page.goto('about:blank');
        wrong.push(...(await wrongOn(path, ids)));
      }
      expect(wrong).toEqual([]);
    });
  });
}

test('a link followed by keyboard focuses its target at the scroll offset', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  const link = page.locator('main a[href="#getting-started"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#getting-started')).toBeFocused();
  expect(await page.locator('#getting-started').evaluate((it) => Math.round(it.getBoundingClientRect().top))).toBe(130);
});
