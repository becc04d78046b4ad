/**
 * The pictures that content names: their hash and size by upload path. Only these are served, in a few widths, so that
 * visitors cannot make the site fetch or resize anything else (docs/decisions/0308-the-site-serves-pictures-itself.md).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { parseJson } from '../../security/readBody.ts';
import { pictureAddress } from '../../text/content/pictureAddress.ts';
import type { Log } from '../createContentLog.ts';
import type { PictureProcess } from './createPictureProcess.ts';
import { fetchUpload, isPictureError, PictureError } from './fetchUpload.ts';
import type { PictureFiles } from './openPictureFiles.ts';

/** Pictures that are remembered; the longest unused one is forgotten first. */
const mostUploads = 2_000;
/** Until a picture is checked for a new version, in milliseconds. A webhook checks at once. */
const lifetime = 10 * 60_000;
/** Downloads at a time: each is in memory. */
const width = 2;

const upload = z.object({
  path: z.string().startsWith('/uploads/'),
  id: z.string().regex(/^[\da-f]{32}$/),
  width: z.int(),
  height: z.int(),
  etag: z.string().optional(),
  modified: z.string().optional(),
});
type Upload = z.infer<typeof upload>;
const index = z.object({ cms: z.string(), uploads: z.array(upload) });

/** `fault`: why the last check failed. `checkedAt`: by the process's clock. */
type Known = { upload?: Upload | undefined; fault?: string | undefined; checkedAt: number };

type Parts = { cms: string; folder: string; files: PictureFiles; measure: PictureProcess['measure']; log: Log };

const indexName = 'index.json';

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

export function openUploads({ cms, folder, files, measure, log }: Parts) {
  const known = new Map<string, Known>(loadIndex());
  const running = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let active = 0;
  let changedAt = Number.NEGATIVE_INFINITY;

  function loadIndex(): [string, Known][] {
    try {
      const kept = index.safeParse(parseJson(readFileSync(`${folder}/${indexName}`, 'utf8')));
      if (!kept.success || kept.data.cms !== cms) return [];
      return kept.data.uploads.map((one) => [one.path, { upload: one, checkedAt: Number.NEGATIVE_INFINITY }]);
    } catch {
      return [];
    }
  }

  function remember(path: string, entry: Known): void {
    known.delete(path);
    known.set(path, entry);
    const [oldest] = known.keys();
    if (known.size > mostUploads && oldest !== undefined) known.delete(oldest);
  }

  async function check(path: string): Promise<void> {
    const before = known.get(path);
    const checkedAt = performance.now();
    try {
      const fetched = await fetchUpload(cms, path, before?.upload);
      if (!fetched) return remember(path, { upload: before?.upload, checkedAt });
      const { bytes, ...validators } = fetched;
      const id = hashOf(bytes);
      const size = await measure(bytes);
      remember(path, { upload: { path, id, ...size, ...validators }, checkedAt });
      if (id === before?.upload?.id) return;
      await files.save(id, bytes);
      await saveIndex();
    } catch (error) {
      const failure = isPictureError(error) ? error : new PictureError('notPicture', 'The picture cannot be read');
      const { fault, message } = failure;
      if (before?.fault !== message) log.warn({ picture: path, reason: message }, 'A picture is not shown');
      // During an outage the last version stays, and the next reading tries again.
      if (fault === 'outage') return remember(path, { ...before, fault: message, checkedAt: Number.NEGATIVE_INFINITY });
      remember(path, { fault: message, checkedAt });
      if (!before?.upload) return;
      await files.remove(before.upload.id);
      await saveIndex();
    }
  }

  const saveIndex = (): Promise<void> => {
    const uploads = [...known.values()].flatMap((entry) => entry.upload ?? []);
    return files.save(indexName, JSON.stringify({ cms, uploads }));
  };

  /** At most `width` at a time, and never two of one picture. */
  async function checkInTurn(path: string): Promise<void> {
    if (active < width) active += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    await check(path);
    const next = waiting.shift();
    if (next) next();
    else active -= 1;
  }

  async function checkIfDue(path: string): Promise<void> {
    // A check that began before the last change of a file says nothing about it.
    await running.get(path);
    if (!isDue(path)) return;
    const run = running.get(path) ?? checkInTurn(path).finally(() => running.delete(path));
    running.set(path, run);
    return run;
  }

  function isDue(path: string): boolean {
    const checkedAt = known.get(path)?.checkedAt ?? Number.NEGATIVE_INFINITY;
    return checkedAt <= changedAt || performance.now() - checkedAt > lifetime;
  }

  return {
    /** Checks the pictures that are new or were not checked lately. Never throws. */
    async refresh(paths: readonly string[]): Promise<void> {
      for (const path of paths) {
        const entry = known.get(path);
        if (entry) remember(path, entry);
      }
      await Promise.all(paths.slice(0, mostUploads).map(checkIfDue));
    },
    addressOf(path: string): string | undefined {
      const found = known.get(path)?.upload;
      return found && pictureAddress(found);
    },
    find: (id: string): Upload | undefined => {
      for (const { upload: found } of known.values()) if (found?.id === id) return found;
      return undefined;
    },
    /** All are checked at the next reading: a file of the content system changed. */
    expire(): void {
      changedAt = performance.now();
    },
  };
}
