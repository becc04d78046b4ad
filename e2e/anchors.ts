import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { allPages } from './onePageOfEachView.ts';

/** Targets on every page: the skip link and the link to the top; `chat` opens the chat instead. */
const onEveryPage = ['main', 'top', 'chat'];

let found: Promise<Map<string, string[]>> | undefined;

/** The fragment ids of each page that links or forms of any page reference. Reads all pages once per worker. */
export function readAnchors(origin: string): Promise<Map<string, string[]>> {
  found ??= (async () => {
    const ids = new Map<string, Set<string>>();
    for (const { path } of allPages) {
      const html = await (await fetch(origin + path)).text();
      for (const [, to = '', id = ''] of html.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="([^"]*)#([^"]+)"/g)) {
        const url = new URL(to || path, origin);
        if (url.origin !== origin || onEveryPage.includes(id)) continue;
        ids.set(url.pathname, (ids.get(url.pathname) ?? new Set()).add(id));
      }
    }
    return new Map([...ids].map(([path, all]) => [path, [...all]]));
  })();
  return found;
}

type Place = { id: string; top: number; isAtStart: boolean; isAtEnd: boolean; isStuck: boolean };

/** Opens the page at its first target, and expects each target 130 px below the top of the window, followed by its link. */
export async function openAndFollowAnchors(page: Page, path: string, ids: string[], script = true) {
  const visit = async () => {
    await page.goto(ids.length > 0 ? `${path}#${ids[0]}` : path);
    // Promises of the page do not settle without JavaScript.
    if (script) await page.evaluate(() => document.fonts.ready.then(() => {}));
    else await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    return ids.length > 0 ? wrongPlaces(await page.evaluate(follow, { ids, script })) : [];
  };
  if ((await visit()).length === 0) return;
  // Text that changes its font moves what is below it; on the second visit the fonts are in the cache.
  await page.goto('about:blank');
  expect(await visit(), 'targets not 130 px below the top of the window').toEqual([]);
}

/** Like openAndFollowAnchors, on the open page. */
export async function followAnchors(page: Page, ids: string[], script = true) {
  if (ids.length === 0) return;
  // The first place is the one left over from the window before.
  const places = (await page.evaluate(follow, { ids, script })).slice(1);
  expect(wrongPlaces(places), 'targets not 130 px below the top of the window').toEqual([]);
}

/** Runs in the page: the position of the current target, then of each target after its link or a change of the address. */
async function follow({ ids, script }: { ids: string[]; script: boolean }): Promise<Place[]> {
  // A headless browser may draw nothing for a while; positions are right without a drawn frame.
  const drawn = () =>
    new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
      setTimeout(done, 1_000);
    });
  const measure = (id: string): Place => {
    const target = document.getElementById(id);
    const top = target?.getBoundingClientRect().top ?? Number.NaN;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const style = target && getComputedStyle(target);
    const isStuck = style?.position === 'sticky' && Number.parseFloat(style.top) === top;
    return { id, top, isAtStart: scrollY === 0, isAtEnd, isStuck };
  };
  // Parts of the page follow a new size of the window in the next frame.
  if (script) await drawn();
  const places = [measure(decodeURIComponent(location.hash.slice(1)))];
  for (const id of ids) {
    const link = [
      ...document.querySelectorAll<HTMLAnchorElement>(
        `a[href$="#${id}"]:not([data-tab], [data-copy-link], [data-to-controls])`,
      ),
    ].find(({ pathname, search }) => pathname + search === location.pathname);
    // Without script, a part that needs it is hidden, and so are the links to it.
    const links = [...document.querySelectorAll(`main [href$="#${id}"]`)];
    if (!script && links.length > 0 && links.every((it) => it.closest('[data-with-script]'))) continue;
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

/** A target close to the start or the end of the page cannot reach the offset; a sticky one is in view at its own. */
const wrongPlaces = (places: Place[]) =>
  places
    .filter(
      ({ top, isAtStart, isAtEnd, isStuck }) =>
        !(isStuck || Math.abs(top - 130) <= 1 || (isAtStart && top >= 0 && top < 130) || (isAtEnd && top > 130)),
    )
    .map(({ id, top }) => `#${id}: ${top}`);
