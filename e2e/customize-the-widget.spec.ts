/** A visitor customizes the chat window: preview, contrast warnings, sharing and sending. Over 200 lines: one tool. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, minContrast } from '../src/features/customizer/contrast.ts';
import { presetNames, presets } from '../src/features/customizer/presets.ts';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales, otherLocale } from '../src/routes/table.ts';
import { fill, wordsFor } from '../src/text/words/words.ts';
import { expectAccessible, expectAccessibleLayout, expectNoHorizontalScroll } from './expectAccessible.ts';
import { expect, test, withMotion } from './fixtures.ts';
import { layoutShifts, noteLayoutShifts } from './layoutShifts.ts';
import { idle } from './settled.ts';

test.use(withMotion);

const wordsIn = (locale: Locale) => wordsFor(locale).customizer;
const place = (locale: Locale, query = '') => `${href('products/web-chat', locale)}${query}#customizer`;

async function open(page: Page, locale: Locale, query = '') {
  await page.goto(place(locale, query));
  await expect(page.getByRole('link', { name: wordsIn(locale).actions.send })).toBeVisible();
}

const group = (page: Page, name: string) => page.locator('summary', { hasText: name });
const preview = (page: Page) => page.locator('[data-preview]');
const colourOf = (page: Page, name: string) =>
  preview(page).evaluate((element: HTMLElement, property) => element.style.getPropertyValue(`--w-${property}`), name);
const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();

for (const locale of locales) {
  const words = wordsIn(locale);
  const { groups, labels, options, texts } = words;

  test(`changes show immediately, are in the address, and survive reload and language switch (${locale})`, async ({
    page,
  }) => {
    await open(page, locale, '?utm_source=mail');
    const steps = await page.evaluate(() => history.length);
    await group(page, groups.colours).click();
    await page.getByLabel(labels.main, { exact: true }).fill('#7A0C3F');
    expect(await colourOf(page, 'main')).toBe('#7a0c3f');
    await group(page, groups.place).click();
    await page.getByRole('radio', { name: options.side.left }).check();
    await page.getByRole('radio', { name: options.shape.square }).check();
    await group(page, groups.texts).click();
    await page.getByLabel(labels.title, { exact: true }).fill('Käpt’n & Co.');
    await expect(preview(page)).toContainText('Käpt’n & Co.');
    await expect(preview(page)).toHaveAttribute('data-side', 'left');

    const expected = new URLSearchParams({
      utm_source: 'mail',
      main: '7a0c3f',
      side: 'left',
      shape: 'square',
      title: 'Käpt’n & Co.',
    });
    await expect.poll(() => new URL(page.url()).search).toBe(`?${expected}`);
    expect(await page.evaluate(() => history.length)).toBe(steps);

    await page.reload();
    await expect(preview(page)).toHaveAttribute('data-shape', 'square');
    await expect(preview(page)).toContainText('Käpt’n & Co.');
    expect(await colourOf(page, 'main')).toBe('#7a0c3f');
    await group(page, groups.texts).click();
    await expect(page.getByLabel(labels.title, { exact: true })).toHaveValue('Käpt’n & Co.');
    const other = page.locator('[data-top-bar] [data-language-switch]');
    await expect(other).toHaveAttribute('href', /main=7a0c3f/);
    await page.goto(new URL((await other.getAttribute('href')) ?? '', page.url()).href);
    await page.locator('#customizer').scrollIntoViewIfNeeded();
    await expect(preview(page)).toHaveAttribute('data-shape', 'square');
    await expect(preview(page)).toContainText(wordsIn(otherLocale[locale]).texts.greeting);
  });

  // The rest does not depend on the language.
  if (locale === 'en') continue;
  test(`invalid values in the address fall back to the defaults (${locale})`, async ({ page }) => {
    await open(page, locale, '?main=red&side=up&mode=%3Cb%3E&icon=own&title=%00');
    await expect(preview(page)).toHaveAttribute('data-side', 'right');
    await expect(preview(page)).toContainText(texts.title);
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test(`reports a colour with too little contrast and offers the nearest readable one (${locale})`, async ({
    page,
  }) => {
    await open(page, locale);
    await group(page, groups.colours).click();
    const said = page.locator('[data-contrast]');
    await expect(said).toContainText('4');
    const code = page.getByLabel(labels.main, { exact: true });
    await code.fill('#7fb8b0');
    const ratio = Math.floor(contrast('#7fb8b0', '#fffdf9') * 10) / 10;
    const weak = fill(words.contrast.main, { ratio: ratio.toLocaleString(locale) });
    await expect(said).toHaveText(weak);
    await expectAccessible(page, '[data-customizer] details[open]');

    const offer = page.locator('[data-take=main]');
    const colour = (await offer.getAttribute('data-colour')) ?? '';
    expect(contrast(colour, '#fffdf9')).toBeGreaterThanOrEqual(minContrast);
    await expect(offer).toHaveText(fill(words.contrast.take, { colour }));
    await offer.click();
    await expect(code).toHaveValue(colour);
    await expect(code).toBeFocused();
    await expect(said).not.toHaveText(weak);
    await expect(offer).toBeHidden();

    await page.setViewportSize({ width: 390, height: 560 });
    await code.fill('#12');
    await code.blur();
    await expect(page.locator('#look-main-error')).toBeInViewport({ ratio: 1 });
    // With the mark of other errors.
    const mark = (it: Element) => getComputedStyle(it, '::before').content;
    expect(await page.locator('#look-main-error').evaluate(mark)).toContain('!');
    await expect(page.getByRole('alert').filter({ hasText: words.errors.colour })).toHaveId('look-main-error');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveAttribute('aria-describedby', 'look-main-error');
    expect(await colourOf(page, 'main')).toBe(colour);
  });

  test(`validates and shows an own image, and sends it nowhere (${locale})`, async ({ page }) => {
    await open(page, locale);
    await group(page, groups.icon).click();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const field = page.getByLabel(labels.image, { exact: true });
    const said = page.locator('#look-image-error');
    const choose = (name: string, mimeType: string, buffer: Buffer) => field.setInputFiles({ name, mimeType, buffer });
    await choose('icon.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await expect(said).toHaveText(words.errors.imageType);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await choose('large.png', 'image/png', Buffer.alloc(1_000_001));
    await expect(said).toHaveText(words.errors.imageSize);
    await choose('broken.png', 'image/png', Buffer.from('no picture'));
    await expect(said).toHaveText(words.errors.imageBroken);
    await choose('small.png', 'image/png', await png(16));
    await expect(said).toHaveText(words.errors.imageSmall);
    await expect(preview(page).locator('canvas')).toHaveCount(0);

    await choose('icon.png', 'image/png', await png(200));
    await expect(said).toBeEmpty();
    await expect(preview(page).locator('canvas')).toHaveCount(2);
    const red = await preview(page)
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => [...(canvas.getContext('2d')?.getImageData(48, 48, 1, 1).data ?? [])]);
    expect(red).toEqual([204, 0, 0, 255]);
    await expect(page.getByRole('radio', { name: options.icon.own })).toBeChecked();
    await page.getByRole('radio', { name: options.icon.leaf }).check();
    await expect(preview(page).locator('canvas')).toHaveCount(0);
    await page.getByRole('radio', { name: options.icon.own }).check();
    await expect(preview(page).locator('canvas')).toHaveCount(2);
    expect(asked).toEqual([]);
    expect(new URL(page.url()).search).not.toContain('own');
  });

  test(`applies presets and resets all settings (${locale})`, async ({ page }) => {
    await open(page, locale);
    for (const name of presetNames) {
      await page.getByRole('button', { name: words.presets[name].name }).click();
      const { main, mode, side, shape } = presets[name];
      expect(await colourOf(page, 'main')).toBe(main);
      for (const [attribute, value] of Object.entries({ mode, side, shape })) {
        await expect(preview(page)).toHaveAttribute(`data-${attribute}`, value);
      }
    }
    await expect.poll(() => new URL(page.url()).search).toContain('mode=dark');
    await page.getByRole('button', { name: words.actions.reset }).click();
    await expect(preview(page)).toHaveAttribute('data-mode', 'light');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect(page.getByText(words.actions.wasReset)).toBeVisible();
  });

  test(`previews the window open, closed and on a phone (${locale})`, async ({ page }) => {
    await open(page, locale);
    const { device, state } = words.preview;
    const greeting = preview(page).getByText(texts.greeting);
    await expect(greeting).toBeVisible();
    await page.getByRole('radio', { name: state.closed }).check();
    await expect(greeting).toBeHidden();
    await page.getByRole('radio', { name: state.closed }).press('ArrowLeft');
    await expect(greeting).toBeVisible();
    await page.getByRole('radio', { name: device.phone }).check();
    await expect(preview(page)).toHaveAttribute('data-device', 'phone');
  });

  test(`the preview of a phone shows the whole answer above the field (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, locale);
    const talk = preview(page).locator(':has(> [data-slot=greeting])');
    const answer = await talk.locator('p').last().boundingBox();
    const field = await talk.locator('xpath=following-sibling::p').boundingBox();
    expect((answer?.y ?? 844) + (answer?.height ?? 844)).toBeLessThan((field?.y ?? 0) - 4);
  });

  test(`puts the settings into the message of the contact form (${locale})`, async ({ page }) => {
    await open(page, locale, '?main=7a0c3f&side=left&launcher=');
    const send = page.getByRole('link', { name: words.actions.send });
    await expect(send).toHaveAttribute('href', /look=1&main=7a0c3f&side=left&launcher=$/);
    await send.click();
    const message = page.locator('textarea[name=message]');
    for (const line of [
      `${labels.main}: #7a0c3f`,
      `${labels.side}: ${options.side.left}`,
      `${labels.launcher}: ${words.message.none}`,
      `${labels.title}: ${texts.title}`,
    ]) {
      await expect(message).toHaveValue(new RegExp(`^${line.replace(/[()]/g, '\\$&')}$`, 'm'));
    }
    await expect(page.locator('select[name=topic]')).toHaveValue('sales');
  });

  test(`the contact form takes only valid settings from the address (${locale})`, async ({ request }) => {
    const ask = async (query: string) => (await request.get(`${href('contact', locale)}?topic=sales&${query}`)).text();
    const html = await ask(
      'look=1&main=%3Cscript%3E&side=up&title=A%0D%0AB%3Cscript%3Ealert(1)%3C/script%3E&evil=Text',
    );
    expect(html).toContain(`${labels.main}: #0d5c53`);
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('evil');
    expect(await ask('main=7a0c3f')).not.toContain('7a0c3f');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`shows the default preview and a gallery, and hides all controls (${locale})`, async ({ page }) => {
      await page.goto(place(locale));
      await expect(preview(page).getByText(texts.greeting)).toBeVisible();
      const gallery = page.getByRole('list', { name: words.gallery });
      await expect(gallery.getByRole('listitem')).toHaveCount(presetNames.length);
      const controls = page.locator('#customizer').locator('button, input, select, textarea, a');
      for (const control of await controls.all()) await expect(control).toBeHidden();
    });
  });

  test(`every group and view has no axe violation, and fits at 320 px and with forced colours (${locale})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 844 });
    await open(page, locale);
    const expectAccessibleAndNarrow = async () => {
      // Header and launcher float over content, but never over a focused control.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, '#customizer');
      await page.setViewportSize({ width: 320, height: 844 });
      await expectAccessibleLayout(page, ['target-size'], '#customizer');
      await page.emulateMedia({ forcedColors: 'active' });
      await expectNoHorizontalScroll(page);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize({ width: 1280, height: 844 });
    };
    for (const title of Object.values(groups)) {
      const summary = group(page, title);
      if (!(await summary.evaluate((element) => element.closest('details')?.open))) await summary.click();
      await expectAccessibleAndNarrow();
    }
    await page.getByRole('radio', { name: words.preview.device.phone }).check();
    await expectAccessibleAndNarrow();
    await page.getByRole('button', { name: words.presets.night.name }).click();
    await expectAccessibleAndNarrow();
  });
}

test('marks the preset that is chosen', async ({ page }) => {
  await open(page, 'de');
  const presets = page.locator('[data-preset]');
  const pressed = page.locator('[data-preset][aria-pressed=true]');
  await presets.nth(2).press('Enter');
  await expect(pressed).toHaveCount(1);
  await expect(presets.nth(2)).toHaveAttribute('aria-pressed', 'true');
  const style = (index: number) => presets.nth(index).evaluate((it) => getComputedStyle(it).backgroundColor);
  await expect.poll(async () => (await style(2)) !== (await style(1))).toBe(true);
});

test('the customizer is reachable by keyboard', async ({ page }) => {
  await page.goto(href('products/web-chat', 'de'));
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-customizer] [data-with-script]').first()).toBeVisible();
  const isThere = () => page.evaluate(() => document.activeElement?.closest('[data-customizer]') !== null);
  const isPast = () => page.evaluate(() => document.activeElement?.closest('footer') !== null);
  while (!(await isThere()) && !(await isPast())) await page.keyboard.press('Tab');
  expect(await isThere()).toBe(true);
});

test('an opened group keeps its position', async ({ page }) => {
  for (const [width, height] of [
    [320, 256],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await page.goto(`${href('products/web-chat', 'de')}#customizer`);
    const headings = page.locator('[data-customizer] summary');
    await expect(headings.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await idle(page);
    for (const at of [1, 2, 3]) {
      await headings.nth(at).focus();
      const topNow = () => headings.nth(at).evaluate((it) => it.getBoundingClientRect().top);
      // The scrolling to the fragment and to the focus has ended.
      let before = Number.NaN;
      await expect
        .poll(async () => {
          const last = before;
          before = await topNow();
          return before === last;
        })
        .toBe(true);
      await page.keyboard.press('Enter');
      await expect(headings.nth(at).locator('..')).toHaveAttribute('open');
      await expect.poll(async () => Math.abs((await topNow()) - before)).toBeLessThanOrEqual(1);
    }
  }
});

test('its script loads when the section is near the window', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 320, height: 180 });
  await page.goto(href('products/web-chat', 'de'));
  await idle(page);
  const early = asked.filter((url) => url.includes('customizer.client'));
  expect(early.filter((url) => !url.includes('load-customizer'))).toEqual([]);
  await expect(page.locator('[data-with-script]').first()).toBeHidden();
  await page.locator('#customizer').scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: wordsIn('de').actions.send })).toBeVisible();
});

test('the controls appear without layout shift at 390, 800 and 1280 px', async ({ page }) => {
  await noteLayoutShifts(page);
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('about:blank');
    await open(page, 'de');
    expect(await layoutShifts(page), `${width} px`).toEqual([]);
  }
});

test.describe('copy to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the settings as JSON, or the address', async ({ page }) => {
    const { actions } = wordsIn('de');
    // At 400 % zoom the message is in view, too.
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, 'de', '?main=7a0c3f');
    await page.getByRole('button', { name: actions.json }).press('Enter');
    await expect(page.getByText(actions.copied)).toBeInViewport({ ratio: 1 });
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toMatchObject({
      version: 1,
      colours: { main: '#7a0c3f' },
      side: 'right',
      title: wordsIn('de').texts.title,
    });
    await page.getByRole('button', { name: actions.link }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(place('de', '?main=7a0c3f'));
  });

  test('shows the text for manual copying without clipboard access', async ({ page }) => {
    const { actions } = wordsIn('en');
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, 'en');
    await page.getByRole('button', { name: actions.json }).press('Enter');
    await expect(page.getByText(actions.notCopied)).toBeVisible();
    await expect(page.locator('#look-copy')).toBeInViewport({ ratio: 0.7 });
    await expect(page.getByLabel(actions.text)).toHaveValue(/"version": 1/);
    await page.getByRole('button', { name: actions.reset }).click();
    await expect(page.locator('#look-copy')).toBeHidden();
  });
});

test('typing a colour never scrolls, and half a code is no colour', async ({ page }) => {
  const { labels, groups } = wordsIn('de');
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, 'de');
  await group(page, groups.colours).click();
  const code = page.getByLabel(labels.main, { exact: true });
  await code.focus();
  await code.selectText();
  const before = await page.evaluate(() => scrollY);
  for (const key of '#ffff00') {
    await page.keyboard.press(key);
    expect(await colourOf(page, 'main')).toMatch(/#0d5c53|#ffff00/);
  }
  await expect(page.locator('[data-contrast]')).toHaveAttribute('data-weak', '');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await colourOf(page, 'main')).toBe('#ffff00');
  await code.fill('#08f');
  await code.blur();
  expect(await colourOf(page, 'main')).toBe('#0088ff');
});

test('a long greeting leaves the window in its place', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('about:blank');
    await open(page, 'de', `?greeting=${'Guten%20Tag%20'.repeat(13)}`);
    const top = (part: string) =>
      preview(page)
        .locator(part)
        .evaluate((it) => it.getBoundingClientRect().top);
    const address = preview(page).getByText(wordsIn('de').preview.page);
    const bottom = await address.evaluate((it) => it.getBoundingClientRect().bottom);
    expect(await top('[data-slot=title]')).toBeGreaterThan(bottom);
  }
});

test('at 320 x 256 each group has a link to the preview', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, 'de');
  const links = page.getByRole('link', { name: wordsIn('de').preview.show });
  const [, ...closed] = Object.values(wordsIn('de').groups);
  for (const name of closed) await group(page, name).click();
  await expect(links).toHaveCount(closed.length + 1);
  await links.last().press('Enter');
  await expect(preview(page).locator('[data-slot=title]')).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: wordsIn('de').preview.back }).press('Enter');
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(links).toHaveCount(0);
});

test('Back from the contact form returns to the sent settings, with their groups open', async ({ page }) => {
  const { actions, groups, labels } = wordsIn('de');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'de');
  await group(page, groups.texts).click();
  const title = page.getByLabel(labels.title, { exact: true });
  await title.fill('Anna');
  await expect.poll(() => page.url()).toContain('title=Anna');
  const send = page.getByRole('link', { name: actions.send });
  await send.click();
  await expect(page.locator('textarea[name=message]')).toHaveValue(/Anna/);
  await page.goBack();
  await expect(send).toBeFocused();
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(title).toBeVisible();
  await expect(title).toHaveValue('Anna');
});

test('each text names its limit, and a greeting of full length is visible as a whole', async ({ page }) => {
  const { groups, labels } = wordsIn('de');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'de');
  await group(page, groups.texts).click();
  for (const name of ['title', 'greeting', 'placeholder', 'launcher'] as const) {
    const field = page.getByLabel(labels[name], { exact: true });
    const limit = (await field.getAttribute('maxlength')) ?? '';
    await expect(field).toHaveAccessibleDescription(new RegExp(`\\b${limit}\\b`));
  }
  const greeting = page.getByLabel(labels.greeting, { exact: true });
  const text = 'Guten Tag, hier antwortet eine KI. '.repeat(5).slice(0, 160);
  await greeting.fill(text);
  await expect(preview(page).locator('[data-slot=greeting]')).toHaveText(text.trim());
  await expect.poll(() => greeting.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
});

test('in forced colours the pressed design has its own background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, 'de');
  const design = (pressed: boolean) => page.locator(`[data-preset][aria-pressed=${pressed}]`).first();
  const ground = (it: Element) => getComputedStyle(it).backgroundColor;
  expect(await design(true).evaluate(ground)).not.toBe(await design(false).evaluate(ground));
});

test('on phones the preview stays in view beside each focused control', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await open(page, 'de');
    for (const summary of await page.locator('[data-customizer] summary').all()) await summary.click();
    // With the header above it: fields and their messages get the rest, and an on-screen keyboard.
    const size = await preview(page).boundingBox();
    expect(72 + (size?.height ?? height)).toBeLessThan(height * 0.47);
    const controls = page
      .locator('[data-customizer] [data-with-script]')
      .last()
      .locator('summary, input, textarea, button');
    for (const control of await controls.all()) {
      if (!(await control.isVisible())) continue;
      await control.focus();
      // An opened group grows gradually.
      await expect(async () => {
        const bottom = await preview(page).evaluate((it) => it.getBoundingClientRect().bottom);
        const [top, html] = await control.evaluate((it) => [it.getBoundingClientRect().top, it.outerHTML] as const);
        expect(top, `${width} px, ${html.slice(0, 90)}`).toBeGreaterThan(bottom);
        expect(bottom).toBeGreaterThan(height / 4);
        expect(bottom).toBeLessThan(height * 0.6);
      }).toPass({ timeout: 10_000 });
    }
  }
});
