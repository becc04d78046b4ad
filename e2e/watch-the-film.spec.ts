/** The film on the home page: playback, transcript and sharing. Nothing of the film loads before playback. */
import type { Page } from '@playwright/test';
import { href } from '../src/routes/hrefs.ts';
import { locales } from '../src/routes/table.ts';
import { cueNames, cues, duration } from '../src/text/content/film/cues.ts';
import { filmFor } from '../src/text/content/film/films.ts';
import { wordsFor } from '../src/text/words/words.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test, withMotion } from './fixtures.ts';
import { scrollDown } from './scrollDown.ts';

test.use(withMotion);

const seconds = (page: Page) => page.locator('#film video').evaluate((video: HTMLVideoElement) => video.currentTime);

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const locale of locales) {
  const film = filmFor(locale);
  const words = wordsFor(locale).film;

  test(`loads nothing before playback, then plays with captions, and seeks by byte ranges (${locale})`, async ({
    page,
    request,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(href('home', locale));
    await scrollDown(page, 600);
    const video = page.locator('#film video');
    const play = page.getByRole('link', { name: film.label });
    await play.scrollIntoViewIfNeeded();
    expect(asked.filter((url) => url.includes('/film/'))).toEqual([]);

    await play.click();
    await expect(video).toBeFocused();
    await expect(play).toBeHidden();
    await expect.poll(() => seconds(page), { timeout: 30_000 }).toBeGreaterThan(0);
    expect(await video.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(duration);
    const readCues = () =>
      video.evaluate((element: HTMLVideoElement) => {
        const [track] = element.textTracks;
        return [...(track?.cues ?? [])].map((cue) => [
          cue.startTime,
          cue.endTime,
          cue instanceof VTTCue ? cue.text : '',
        ]);
      });
    await expect.poll(readCues).toEqual(cueNames.map((name) => [...cues[name], words.cues[name]]));
    expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe('showing');
    const { origin } = new URL(page.url());
    expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);

    const part = await request.get(film.webm, { headers: { Range: 'bytes=1000-1999' } });
    expect(part.status()).toBe(206);
    expect(part.headers()).toMatchObject({
      'content-type': 'video/webm',
      'content-length': '1000',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = 40;
    });
    await expect.poll(() => seconds(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(40);
  });

  test(`the transcript contains all captions, and the structured data matches the page (${locale})`, async ({
    page,
    request,
  }) => {
    await page.goto(href('home', locale));
    await page.getByText(words.transcript, { exact: true }).click();
    const transcript = film.cues.map(({ text }) => text).join(' ');
    await expect(page.getByText(transcript)).toBeVisible();
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const told = graph['@graph'].find((node: { '@type': string }) => node['@type'] === 'VideoObject');
    expect(told).toMatchObject({
      name: film.title,
      description: film.description,
      transcript,
      duration: `PT${duration}S`,
    });
    await expect(page.locator('#film-title')).toHaveText(told.name);
    await expect(page.locator('#film figcaption')).toContainText(told.description);
    for (const address of [told.contentUrl, told.thumbnailUrl, film.captions]) {
      const answer = await request.get(new URL(address, page.url()).pathname);
      expect([answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([
        200,
        address.endsWith('vtt') ? 'text' : address.endsWith('webp') ? 'image' : 'video',
      ]);
    }
  });

  test(`phones play the tall version (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(href('home', locale));
    await page.getByRole('link', { name: film.label }).click();
    const video = page.locator('#film video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(900);
    const box = await video.boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`the film has controls, captions and a transcript (${locale})`, async ({ page }) => {
      await page.goto(href('home', locale));
      const video = page.locator('#film video');
      await expect(video).toBeVisible();
      await expect(video).toHaveAttribute('controls');
      await expect(video).toHaveAttribute('preload', 'none');
      await expect(video).not.toHaveAttribute('autoplay');
      await expect(video.locator('track')).toHaveAttribute('srclang', locale);
      await page.getByText(words.transcript, { exact: true }).click();
      await expect(page.getByText(words.cues.end)).toBeVisible();
    });
  });

  // The rest does not depend on the language.
  if (locale === 'en') continue;
  test(`is shared by plain links to its address, and by copying the address (${locale})`, async ({ page }) => {
    await page.goto(href('home', locale));
    const links = page.getByRole('list', { name: words.share.title }).getByRole('link');
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href') ?? '']),
    );
    expect(found.map(([name]) => name)).toEqual([words.share.mail, words.share.linkedin, words.share.link]);
    for (const [, to] of found) expect(decodeURIComponent(to ?? '')).toContain(href('home', locale, 'film'));

    const status = page.locator('#film').getByRole('status');
    await links.last().click();
    await expect(status).toHaveText(words.share.copied);
    await expect(status).toBeInViewport();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(href('home', locale, 'film'), page.url()).href,
    );
    await expect(page).toHaveURL(href('home', locale));

    // Without clipboard access (refused, or no https), the address bar shows it. The page stays at the link.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.setViewportSize({ width: 320, height: 256 });
    await links.last().scrollIntoViewIfNeeded();
    await links.last().press('Enter');
    await expect(status).toHaveText(words.share.notCopied);
    await expect(page).toHaveURL(href('home', locale, 'film'));
    await expect(links.last()).toBeFocused();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  });

  test(`film, transcript and links have no axe violation at 1280, 390 and 320 px (${locale})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(href('home', locale));
    await page.getByText(words.transcript, { exact: true }).click();
    await expectAccessible(page, '#how-it-works');
    await page.getByRole('link', { name: film.label }).click();
    await expect(page.locator('#film video')).toBeVisible();
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, '#how-it-works');
    }
  });
}
