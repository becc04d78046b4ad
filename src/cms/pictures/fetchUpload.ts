/** Downloads a picture of the content system: only from its address, without redirects, with a limit of size and time. */
import { isErrorOfKind } from '../../isErrorOfKind.ts';

/** Why a picture cannot be shown. `outage`: perhaps later. */
export type PictureFault = 'outage' | 'missing' | 'tooLarge' | 'notPicture';

export class PictureError extends Error {
  readonly kind = 'picture-error';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
export const isPictureError = isErrorOfKind<PictureError>('picture-error');

/** Validators of the last download, for a conditional request. */
type Validators = { etag?: string | undefined; modified?: string | undefined };

type Download = Validators & { bytes: Buffer };

const timeout = 5_000;
const sizeLimit = 10 * 1024 * 1024;

/** Undefined when the picture has not changed. @throws {PictureError} */
export async function fetchUpload(cms: string, path: string, known: Validators = {}): Promise<Download | undefined> {
  const headers = new Headers({ Accept: 'image/*' });
  if (known.etag) headers.set('If-None-Match', known.etag);
  if (known.modified) headers.set('If-Modified-Since', known.modified);
  try {
    const response = await fetch(cms.replace(/\/+$/, '') + path, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 304) return undefined;
    if (!response.ok) {
      await response.body?.cancel();
      const isGone = response.status === 404 || response.status === 410;
      throw new PictureError(isGone ? 'missing' : 'outage', `The content system answers ${response.status}`);
    }
    const { headers: given } = response;
    const bytes = await readBytes(response);
    return { bytes, etag: given.get('etag') ?? undefined, modified: given.get('last-modified') ?? undefined };
  } catch (error) {
    if (isPictureError(error)) throw error;
    throw new PictureError('outage', 'The content system does not answer', { cause: error });
  }
}

/** Leaving the loop cancels the body: the rest is never received. */
async function readBytes({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > sizeLimit) throw new PictureError('tooLarge', 'The file has more than 10 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
