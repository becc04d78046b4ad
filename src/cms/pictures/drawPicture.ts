/** Reads and resizes pictures with sharp, on one thread. Runs in a separate process (createPictureProcess.ts). */
import sharp from 'sharp';
import { socialPictureSize } from '../../text/content/pictureAddress.ts';
import { isPictureError, PictureError } from './fetchUpload.ts';
import type { PictureFormat } from './pictureTypes.ts';

sharp.concurrency(1);
sharp.cache(false);

/** Decompression bombs: a few kilobytes may unpack to gigabytes. */
const mostPixels = 40_000_000;

const inputFormats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

function openSharp(bytes: Buffer) {
  // sharp's other readers (SVG, PDF) never see a file: they look at its first bytes, too.
  if (!hasPictureSignature(bytes)) throw new PictureError('notPicture', 'The file is no picture');
  return sharp(bytes, { limitInputPixels: mostPixels }).timeout({ seconds: 20 });
}

/** Size as displayed. Reads the head of the file only. @throws {PictureError} */
export async function measurePicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await openSharp(bytes).metadata().catch(throwNotPicture);
  const { width, height } = autoOrient;
  if (!inputFormats.has(format)) throw new PictureError('notPicture', 'The file is no picture');
  if (width * height > mostPixels) throw new PictureError('tooLarge', 'The picture has more than 40 million pixels');
  return { width, height };
}

/** `width` undefined: cut to the size of social networks. Metadata (place, camera) is left out. @throws {PictureError} */
export async function drawPicture(bytes: Buffer, width: number | undefined, format: PictureFormat): Promise<Buffer> {
  const picture = openSharp(bytes).autoOrient();
  if (width === undefined) picture.resize({ ...socialPictureSize, fit: 'cover' });
  else picture.resize({ width, withoutEnlargement: true });
  // Effort 2: half the time of the default for 3 % more bytes.
  if (format === 'avif') picture.avif({ quality: 55, effort: 2 });
  else if (format === 'webp') picture.webp({ quality: 80 });
  else picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true });
  return picture.toBuffer().catch(throwNotPicture);
}

function throwNotPicture(error: unknown): never {
  if (isPictureError(error)) throw error;
  throw new PictureError('notPicture', 'The picture cannot be decoded', { cause: error });
}

/** How files of the accepted formats begin. */
const signatures = [
  { at: 0, text: '\xff\xd8\xff' },
  { at: 0, text: '\x89PNG' },
  { at: 0, text: 'GIF8' },
  { at: 8, text: 'WEBP' },
  { at: 4, text: 'ftypavi' },
];

const hasPictureSignature = (bytes: Buffer): boolean => {
  const start = bytes.toString('latin1', 0, 16);
  return signatures.some(({ at, text }) => start.startsWith(text, at));
};
