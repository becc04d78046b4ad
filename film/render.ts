/**
 * Renders the film of the home page in both languages: `node film/render.ts` after a build, with ffmpeg installed
 * (docs/how-to/render-the-film.md). Every frame is a Chromium screenshot of the stage, so the film matches the site.
 * Writes public/film and src/text/content/film/files.json.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, chromiumPath } from '../checks/tools/chromium.ts';
import { startSite } from '../checks/tools/startSite.ts';
import { figureTokens } from '../src/components/sections/pictures/figureTokens.ts';
import { href } from '../src/routes/hrefs.ts';
import { type Locale, locales } from '../src/routes/table.ts';
import { cues, duration, type SceneName, scenes } from '../src/text/content/film/cues.ts';
import { fill, wordsFor } from '../src/text/words/words.ts';
import { addPictures, buildStage, type Scene } from './stage.ts';

/** Pixels of the two versions. The tall one is for phones. */
const sizes = { wide: { width: 1280, height: 720 }, tall: { width: 720, height: 900 } };
const framesPerSecond = 25;
/** Time of the poster frame, in seconds. */
const posterAt = 18;
const folder = 'public/film';

const stageStyles = readFileSync(path.join(import.meta.dirname, 'stage.css'), 'utf8');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

await using site = await startSite();
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
const files: Partial<Record<Locale, Files & { tall: string }>> = {};
for (const locale of locales) {
  const { mp4: tall } = await renderFilm(locale, 'tall', browser);
  files[locale] = { ...(await renderFilm(locale, 'wide', browser)), tall };
}
await browser.close();
writeFileSync('src/text/content/film/files.json', `${JSON.stringify(files, null, 2)}\n`);

type Files = { mp4: string; webm?: string; poster?: string };

/** The tall version has one format, which every browser plays. */
async function renderFilm(locale: Locale, shape: keyof typeof sizes, on: Browser): Promise<Files> {
  // The stage's styles violate the site's CSP, so it is bypassed; time is set, so nothing moves by itself.
  const context = await on.newContext({ viewport: sizes[shape], bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(site.origin + href('home', locale), { waitUntil: 'networkidle' });
  await page.evaluate(addPictures, site.origin + href('products/dashboard', locale));
  await page.addStyleTag({ content: stageStyles });
  await page.evaluate(buildStage, scenesIn(locale));
  await page.evaluate(() => document.fonts.ready);

  const room = mkdtempSync(path.join(tmpdir(), 'film-'));
  const [raw, webm, mp4] = ['raw.mkv', 'film.webm', 'film.mp4'].map((name) => path.join(room, name)) as [
    string,
    string,
    string,
  ];
  const poster = await captureFrames(raw, page);
  await context.close();
  const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '36', '-pix_fmt', 'yuv420p'];
  ffmpeg('-i', raw, ...h264, '-movflags', '+faststart', mp4);
  const written: Files = { mp4: saveHashed(locale, readFileSync(mp4), 'mp4') };
  if (shape === 'wide') {
    const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '46', '-row-mt', '1', '-g', '250', '-pix_fmt', 'yuv420p'];
    const passes = ['-passlogfile', path.join(room, 'pass')];
    ffmpeg('-i', raw, ...vp9, ...passes, '-pass', '1', '-f', 'null', '-');
    ffmpeg('-i', raw, ...vp9, ...passes, '-pass', '2', webm);
    written.webm = saveHashed(locale, readFileSync(webm), 'webm');
    written.poster = saveHashed(locale, await sharp(poster).webp({ quality: 80 }).toBuffer(), 'webp');
  }
  rmSync(room, { recursive: true });
  return written;
}

/** Captures every frame that differs from the previous one; returns the poster frame. */
async function captureFrames(file: string, page: Page): Promise<Buffer> {
  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'png', '-i', '-'];
  const encoder = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', file],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => encoder.once('exit', resolve));
  let looks = '';
  let picture: Buffer = Buffer.alloc(0);
  let poster = picture;
  for (let frame = 0; frame < duration * framesPerSecond; frame += 1) {
    const second = frame / framesPerSecond;
    const now = await page.evaluate((moment) => window.showFilmAt(moment), second);
    if (now !== looks) picture = await page.screenshot();
    looks = now;
    if (second <= posterAt) poster = picture;
    if (!encoder.stdin.write(picture)) await new Promise((resolve) => encoder.stdin.once('drain', resolve));
  }
  encoder.stdin.end();
  if ((await ended) !== 0) throw new Error('ffmpeg could not write the frames');
  return poster;
}

function scenesIn(locale: Locale): Scene[] {
  const { home, application, film } = wordsFor(locale);
  const { crops } = application;

  const steps = home.howItWorks.steps.map(({ title }) => title);
  const looks: Record<SceneName, Omit<Scene, 'name' | 'from' | 'to'>> = {
    knowledge: { picture: crops.dialogue, tone: 'sky', step: '1', title: steps[0] ?? '' },
    flow: { picture: crops.flow, tone: 'mint', step: '2', title: steps[1] ?? '' },
    window: { picture: crops.look, tone: 'sky', step: '3', title: steps[2] ?? '' },
    chat: {
      picture: crops.dialogue,
      tone: 'mint',
      step: '4',
      title: steps[3] ?? '',
      clock: home.hero.clock,
    },
    dashboard: { picture: fill(crops.figures, figureTokens(locale)), tone: 'mint', step: '4', title: steps[3] ?? '' },
    end: { tone: 'petrol-deep', title: film.cues.end },
  };
  return (Object.keys(scenes) as SceneName[]).map((name) => {
    const [first, last] = scenes[name];
    return { name, from: cues[first][0], to: cues[last][1], ...looks[name] };
  });
}

/** Saves a file under a content-hashed name, so that browsers may cache it permanently. */
function saveHashed(locale: Locale, bytes: Buffer, ending: string): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const name = `${locale}.${hash}.${ending}`;
  writeFileSync(path.join(folder, name), bytes);
  console.log(name, `${Math.round(bytes.length / 1000)} kB`);
  return `/film/${name}`;
}

function ffmpeg(...args: string[]): void {
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' });
}
