/**
 * Pictures of the content system, served by the site itself (`/media/…`): the policy allows no other host, and visitors
 * get the size and format that suits them. One is drawn at a time; drawn ones are kept on disk.
 */
import { parsePictureAddress } from '../../text/content/pictureAddress.ts';
import type { Log } from '../createContentLog.ts';
import { createPictureProcess } from './createPictureProcess.ts';
import { fetchUpload, isPictureError, PictureError } from './fetchUpload.ts';
import { openPictureFiles } from './openPictureFiles.ts';
import { hashOf, openUploads } from './openUploads.ts';
import type { PictureFormat } from './pictureTypes.ts';
import { findUploads, replaceUploads } from './replaceUploads.ts';

/** Bytes on disk. */
const folderBound = 512 * 1024 * 1024;
/** How long content waits for its new pictures, in milliseconds. The others come with the next reading. */
const patience = 3_000;
/** Pictures that wait to be drawn. */
const mostWaiting = 50;

type DrawnPicture = { bytes: Buffer; format: PictureFormat; etag: string };

export type Pictures = {
  /** The answer with the site's addresses; a picture that cannot be shown keeps its own. Never throws. */
  localise(answer: unknown): Promise<unknown>;
  /** A file of the content system changed. */
  expire(): void;
  /** Undefined for an unknown address. `busy`: perhaps later. `accept`: the request's header. */
  find(address: string, accept: string): Promise<DrawnPicture | 'busy' | undefined>;
};

/** `hosts`: addresses of the content system, as editors' pictures name them. The first one is read from. */
type Options = { hosts: readonly [cms: string, ...others: string[]]; folder: string; log: Log; bound?: number };

export function openPictures({ hosts, folder, log, bound = folderBound }: Options): Pictures {
  const [cms] = hosts;
  const files = openPictureFiles(folder, bound, log);
  const { measure, draw } = createPictureProcess();
  const uploads = openUploads({ cms, folder, files, measure, log });
  const drawing = new Map<string, Promise<Buffer>>();

  /** The file as it was when its address was made. @throws {PictureError} */
  async function originalOf(id: string, path: string): Promise<Buffer> {
    const kept = await files.read(id);
    if (kept) return kept;
    const upload = await fetchUpload(cms, path);
    if (!upload || hashOf(upload.bytes) !== id) throw new PictureError('missing', 'The picture was replaced');
    await files.save(id, upload.bytes);
    return upload.bytes;
  }

  /** Requests for the same picture share its drawing. */
  function drawOnce(name: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const known = drawing.get(name);
    if (known) return known;
    if (drawing.size >= mostWaiting) throw new PictureError('outage', 'Too many pictures wait');
    const drawn = work().finally(() => drawing.delete(name));
    drawing.set(name, drawn);
    return drawn;
  }

  return {
    async localise(answer) {
      const paths = findUploads(answer, hosts);
      if (paths.size === 0) return answer;
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, patience);
      await Promise.race([uploads.refresh([...paths]), tooLong]);
      clearTimeout(timer);
      return replaceUploads(answer, hosts, uploads.addressOf);
    },
    expire: uploads.expire,
    async find(address, accept) {
      const { id, variant, width, height } = parsePictureAddress(address) ?? {};
      const upload = id === undefined ? undefined : uploads.find(id);
      if (!upload || !variant || upload.width !== width || upload.height !== height) return undefined;
      const isSocial = variant === 'social.jpg';
      const format = isSocial ? 'jpg' : formatFor(accept);
      const name = `${id}-${isSocial ? 'social' : variant}.${format}`;
      try {
        const bytes =
          (await files.read(name)) ??
          (await drawOnce(name, async () => {
            const original = await originalOf(upload.id, upload.path);
            const drawn = await draw(original, isSocial ? undefined : Number(variant), format);
            await files.save(name, drawn);
            return drawn;
          }));
        return { bytes, format, etag: `"${name}"` };
      } catch (error) {
        if (isPictureError(error) && error.fault === 'outage') return 'busy';
        log.warn({ picture: upload.path, err: error }, 'A picture cannot be drawn');
        return undefined;
      }
    },
  };
}

/** Formats that a browser names in Accept; every one shows JPEG. */
const formatFor = (accept: string): PictureFormat =>
  accept.includes('image/avif') ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpg';
