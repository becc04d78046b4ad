/** Takes the two pictures at the top of README.md: `npx node checks/tools/readmePictures.ts`. Needs a build. */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { openChat } from '../../e2e/openChat.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import { startSite } from './startSite.ts';

const folder = 'docs/pictures';
await mkdir(folder, { recursive: true });
await using site = await startSite({ env: { ALTCHA_DIFFICULTY: '2' } });
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

await page.goto(`${site.origin}/en`);
await save('home', await page.screenshot());

await page.goto(`${site.origin}/en/pricing`);
const bot = await openChat(page);
await bot.getByRole('textbox').fill('What does Professional cost?');
await page.keyboard.press('Enter');
await bot.getByRole('log').getByRole('link').first().waitFor();
await save('chat', await page.screenshot());
await browser.close();

/** A picture of 900 px as WebP: some 40 kB. */
async function save(name: string, png: Buffer) {
  const file = `${folder}/${name}.webp`;
  await sharp(png).resize(900).webp({ quality: 80 }).toFile(file);
  console.log(file);
}
