/** Draws the social picture of a page as PNG; the same words give the same bytes. */
import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import type { MetaId } from '../../routes/metaId.ts';
import { isKnownPageId } from '../../routes/pageOf.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { ownMetaOf } from '../../text/content/metaOf.ts';
import { socialPictureSize } from '../../text/content/pictureAddress.ts';
import { wordsFor } from '../../text/words/words.ts';
import { pageExchange } from './pageExchange.ts';
import { SocialPicture } from './SocialPicture.tsx';

export async function drawSocialPicture(id: MetaId, locale: Locale): Promise<Buffer> {
  const { headline } = ownMetaOf(id, locale);
  const line = wordsFor(locale).head.pictureLine;
  const exchange = isKnownPageId(id) ? pageExchange(id, locale) : undefined;
  const element = createElement(SocialPicture, { headline, exchange, line, brand: site.brand, ...socialPictureSize });
  const svg = await satori(element, { ...socialPictureSize, fonts: await fonts });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 7 }).toBuffer();
}

const font = async (name: string, file: string, weight: 600 | 700) => ({
  name,
  weight,
  style: 'normal' as const,
  data: await readFile(new URL(file)),
});

const fonts = Promise.all([
  font(
    'Bricolage Grotesque',
    import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    700,
  ),
  font('Figtree', import.meta.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'), 600),
]);
