import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createPictureProcess } from './createPictureProcess.ts';

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer();

/** Ids of the processes that this one started. */
const children = (): number[] =>
  readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

test('one process serves several pictures, ends when idle, and starts again', async () => {
  // Those of tests before this one may end meanwhile.
  const before = children();
  const added = () => children().filter((child) => !before.includes(child));
  const pictures = createPictureProcess(100);
  const bytes = await noise(300, 200);
  const sizes = await Promise.all([pictures.measure(bytes), pictures.measure(bytes), pictures.measure(bytes)]);
  expect(sizes).toEqual(Array(3).fill({ width: 300, height: 200 }));
  expect(added()).toHaveLength(1);
  await vi.waitFor(() => expect(added()).toEqual([]), { timeout: 3_000 });
  expect(await sharp(await pictures.draw(bytes, 100, 'webp')).metadata()).toMatchObject({ format: 'webp', width: 100 });
});

test('a process that ends while it draws fails that picture only', async () => {
  const before = children();
  const pictures = createPictureProcess();
  const bytes = await noise(3000, 3000);
  await pictures.measure(bytes);
  const [id] = children().filter((child) => !before.includes(child));
  const drawn = pictures.draw(bytes, 1600, 'avif');
  setTimeout(() => process.kill(id ?? 0, 'SIGKILL'), 20);
  await expect(drawn).rejects.toThrow('The picture cannot be decoded');
  expect(await pictures.measure(bytes)).toEqual({ width: 3000, height: 3000 });
});
