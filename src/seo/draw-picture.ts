/** Draws the social picture of a page as PNG; the same words give the same bytes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import type { Locale } from '../routes/table.ts';
import { site } from '../site.ts';
import { wordsFor } from '../words/words.ts';
import { metaOf, pictureSize } from './head.ts';
import type { MetaId } from './meta-id.ts';
import { SocialPicture } from './SocialPicture.tsx';

export async function drawPicture(id: MetaId, locale: Locale): Promise<Buffer> {
  const { headline } = metaOf(id, locale);
  const line = wordsFor(locale).head.pictureLine;
  const element = createElement(SocialPicture, { headline, line, brand: site.brand, ...pictureSize });
  const svg = await satori(element, { ...pictureSize, fonts: await fonts });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 7 }).toBuffer();
}

// The project's root is the working directory of every build; bundled code has no other way to name it.
const font = async (name: string, file: string, weight: 400 | 600 | 700) => ({
  name,
  weight,
  style: 'normal' as const,
  data: await readFile(path.resolve('node_modules/@fontsource', file)),
});

const fonts = Promise.all([
  font('Bricolage Grotesque', 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff', 700),
  font('Figtree', 'figtree/files/figtree-latin-600-normal.woff', 600),
]);
