/** The process that reads and draws pictures (createPictureProcess.ts). It yields to the site's own process. */
import { setPriority } from 'node:os';
import type { PictureAnswer, PictureTask } from './createPictureProcess.ts';
import { drawPicture, measurePicture } from './drawPicture.ts';
import { isPictureError } from './fetchUpload.ts';

setPriority(10);

process.on('message', async ({ bytes, variant }: PictureTask) => {
  const picture = Buffer.from(bytes);
  const work = variant ? drawPicture(picture, variant.width, variant.format) : measurePicture(picture);
  const answer: PictureAnswer = await work.then(
    (result) => ({ result }),
    (error: unknown) => ({
      fault: isPictureError(error) ? error.fault : 'notPicture',
      message: error instanceof Error ? error.message : 'The picture cannot be read',
    }),
  );
  process.send?.(answer);
});
