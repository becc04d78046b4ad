/**
 * The consent prompt on small screens: a phone, 400 % zoom, a phone in landscape. With the prompt open, the keyboard
 * reaches every control of form pages, and no focused control is entirely hidden (WCAG 2.2, 2.4.11).
 */
import { expect, test } from './fixtures.ts';
import { consentPrompt, settingsDialog, vendorSettings } from './vendors.ts';

test.use({ settings: vendorSettings });

const sizes = [
  [320, 568],
  [320, 256],
  [844, 390],
  [390, 844],
] as const;

for (const [width, height] of sizes) {
  test(`at ${width} x ${height} the prompt covers no focused control, and both answers are visible`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    for (const path of ['/kontakt', '/en/get-a-demo']) {
      await page.goto(path);
      await expect(consentPrompt(page)).toBeVisible();
      const [accept, reject, prompt] = await page
        .locator('[data-consent=accept], [data-consent=reject], [data-consent-layer]')
        .evaluateAll((elements) => {
          const box = (name: string) =>
            (elements.find((one) => one.matches(name)) as HTMLElement).getBoundingClientRect().toJSON();
          return [box('[data-consent=accept]'), box('[data-consent=reject]'), box('[data-consent-layer]')];
        });
      expect([accept.width, accept.height]).toEqual([reject.width, reject.height]);
      expect(accept.height).toBeGreaterThanOrEqual(44);
      for (const answer of [accept, reject]) {
        expect(answer.top).toBeGreaterThanOrEqual(prompt.top);
        expect(answer.bottom).toBeLessThanOrEqual(Math.min(prompt.bottom, height));
      }
      expect(prompt.height).toBeLessThanOrEqual(height / 2);

      const seen = new Set<string>();
      for (let stop = 0; stop < 300; stop++) {
        await page.keyboard.press('Tab');
        let at = '';
        // Fixed parts of the page move aside in the frame after the scrolling to the focused control.
        await expect
          .poll(
            async () => {
              const { at: now, ...found } = await page.evaluate(look);
              at = now;
              return { path, stop, at, ...found };
            },
            { intervals: [20, 50, 100, 500] },
          )
          .toMatchObject({ covered: false, launcherOn: [] });
        // The whole page has been passed once. The calendar's script replaces its days under the focus, which goes on
        // there.
        if (stop > 0 && at.includes('data-skip-link')) break;
        if (at !== '') seen.add(at);
      }
      expect(seen.size).toBeGreaterThan(30);
    }
  });
}

test('at 320 x 256 the text of the prompt gets all its height, and focus rings are complete', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/en/pricing');
  const prompt = consentPrompt(page);
  await prompt.locator('summary').press('Enter');
  await prompt.locator('details p').evaluate((it) => it.scrollIntoView({ block: 'start' }));
  const [text, reject] = await prompt
    .locator('details p, [data-consent=reject]')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
  expect(reject.top).toBeGreaterThanOrEqual(text.bottom);
  await page.locator('[data-skip-link]').focus();
  for (const _ of await prompt.locator('summary, button, a').all()) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(cutFromRing)).toMatchObject({ cut: 0 });
  }
});

test('at 320 x 256 the settings show each focused control completely', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/preise');
  await consentPrompt(page).locator('[data-consent=choose]').click();
  await expect(settingsDialog(page)).toBeVisible();
  const seen = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 10; stop++) {
      await page.keyboard.press(key);
      const { at, hidden } = await page.evaluate(hiddenInSettings);
      seen.add(at);
      expect({ key, stop, at, hidden }).toEqual({ key, stop, at, hidden: 0 });
    }
  }
  expect([...seen].filter((at) => at.includes('checkbox'))).toHaveLength(2);
});

test('with text at 200 % the settings do not scroll sideways on a phone', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/kontakt', '/en/contact']) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await consentPrompt(page).locator('[data-consent=choose]').click();
      await expect(settingsDialog(page)).toBeVisible();
      const [inside, outside] = await settingsDialog(page).evaluate((it) => [it.clientWidth, it.scrollWidth]);
      expect([path, width, outside]).toEqual([path, width, inside]);
    }
  }
});

/** Runs in the page: number of pixels of the focused control hidden by the edges or the sticky parts of the dialog. */
function hiddenInSettings(): { at: string; hidden: number } {
  const at = document.activeElement;
  const dialog = document.querySelector('[data-consent-settings]');
  if (!at || at === dialog || !dialog?.contains(at)) return { at: '', hidden: 0 };
  const [box, edge] = [at.getBoundingClientRect(), dialog.getBoundingClientRect()];
  const [head, answers] = [dialog.querySelector('header'), dialog.querySelector('form > div')];
  const top = head && !head.contains(at) ? Math.max(edge.top, head.getBoundingClientRect().bottom) : edge.top;
  // The sticky answers cover controls that precede them in the document.
  const isBefore = answers && at.compareDocumentPosition(answers) === Node.DOCUMENT_POSITION_FOLLOWING;
  const bottom = isBefore ? Math.min(edge.bottom, answers.getBoundingClientRect().top) : edge.bottom;
  return { at: at.outerHTML.slice(0, 120), hidden: Math.round(Math.max(0, top - box.top, box.bottom - bottom)) };
}

/** Runs in the page: number of pixels of the focus ring outside the prompt. */
function cutFromRing(): { at: string; cut: number } {
  const at = document.activeElement as HTMLElement;
  const prompt = document.querySelector('[data-consent-layer]') as HTMLElement;
  const { outlineWidth, outlineOffset } = getComputedStyle(at);
  const ring = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
  const [box, edge] = [at.getBoundingClientRect(), prompt.getBoundingClientRect()];
  const border = prompt.clientTop;
  const [top, bottom] = [edge.top + border - box.top + ring, box.bottom + ring - edge.bottom + border];
  const [left, right] = [edge.left + border - box.left + ring, box.right + ring - edge.right + border];
  return { at: `${prompt.contains(at)} ${at.textContent}`, cut: Math.round(Math.max(0, top, bottom, left, right)) };
}

/** Runs in the page: the focused control, whether others cover it entirely, and the buttons below the launcher. */
function look() {
  const at = document.activeElement;
  if (!at || at === document.body) return { at: '', covered: false, launcherOn: [] };
  const all = [...document.querySelectorAll('*')];
  const visible = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // A control that its label draws, like a chosen time, is visible there.
  const label = at instanceof HTMLInputElement && at.type === 'radio' ? at.closest('label') : null;
  const box = (label ?? at).getBoundingClientRect();
  const covers = ['[data-consent-layer]', '[data-site-header]', '[data-chat-launcher]', '[data-scroll-top]']
    .flatMap((name) => [...document.querySelectorAll(name)])
    .filter((cover) => visible(cover) && !cover.contains(at))
    // The launcher is on the header's bar, and the skip link above it.
    .filter((cover) => !(at.matches('[data-chat-launcher], [data-skip-link]') && cover.matches('[data-site-header]')))
    .map((cover) => cover.getBoundingClientRect());
  const prompt = document.querySelector('[data-consent-layer]');
  const frame = prompt?.contains(at) ? prompt.getBoundingClientRect() : new DOMRect(0, 0, innerWidth, innerHeight);
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isSeen = steps.some((right) =>
    steps.some((down) => {
      const [x, y] = [box.left + box.width * right, box.top + box.height * down];
      const inside = (one: DOMRect) => x >= one.left && x <= one.right && y >= one.top && y <= one.bottom;
      return inside(frame) && !covers.some(inside);
    }),
  );
  const launcher = document.querySelector('[data-chat-launcher]');
  // On the header's bar it covers nothing of the page.
  const isInBar = matchMedia('(width <= 1200px)').matches;
  const own = launcher && !isInBar && visible(launcher) ? launcher.getBoundingClientRect() : undefined;
  const launcherOn = [...document.querySelectorAll('button, [type=submit], main a[class*=button]')]
    .filter((one) => own && one !== launcher && visible(one))
    .filter((one) => {
      const other = one.getBoundingClientRect();
      return (
        own && own.right > other.left && own.left < other.right && own.bottom > other.top && own.top < other.bottom
      );
    })
    .map((one) => one.textContent);
  return { at: `${all.indexOf(at)} ${at.outerHTML.slice(0, 120)}`, covered: !isSeen, launcherOn };
}
