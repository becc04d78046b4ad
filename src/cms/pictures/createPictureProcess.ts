/**
 * Reads and draws pictures in a separate process, one at a time: a decoder that crashes ends only that process, and
 * its memory (280 MB after thirty pictures) is free again when it ends after ten idle seconds. It gets no settings.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PictureError, type PictureFault } from './fetchUpload.ts';
import type { PictureFormat } from './pictureTypes.ts';

type Size = { width: number; height: number };
type Variant = { width: number | undefined; format: PictureFormat };
export type PictureTask = { bytes: Uint8Array; variant: Variant | undefined };
export type PictureAnswer = { result: Uint8Array | Size } | { fault: PictureFault; message: string };

/** For one picture, in milliseconds. */
const mostTime = 30_000;

/** The worker is an entry of the server's bundle (vite.server.config.ts). */
const workerFile = import.meta.url.endsWith('.ts') ? './pictureWorker.ts' : './picture-worker.mjs';

export function createPictureProcess(idleTime = 10_000) {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL(workerFile, import.meta.url)), {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    for (const event of ['error', 'exit']) started.on(event, () => forget(started));
    return started;
  }

  function forget(ended: ChildProcess): void {
    if (child === ended) child = undefined;
  }

  async function answerTo(task: PictureTask): Promise<PictureAnswer> {
    clearTimeout(idle);
    child ??= start();
    const worker = child;
    const { promise, resolve } = Promise.withResolvers<PictureAnswer>();
    const fail = () => resolve({ fault: 'notPicture', message: 'The picture cannot be decoded' });
    const isUnavailable = () => resolve({ fault: 'outage', message: 'No process could be started' });
    const tooLong = setTimeout(() => worker.kill('SIGKILL'), mostTime);
    worker.once('message', resolve).once('exit', fail).once('error', isUnavailable);
    worker.ref();
    worker.channel?.ref();
    worker.send(task, (error) => error && isUnavailable());
    const answer = await promise;
    worker.off('message', resolve).off('exit', fail).off('error', isUnavailable);
    clearTimeout(tooLong);
    // Idle, it does not keep the site's process alive.
    worker.unref();
    worker.channel?.unref();
    idle = setTimeout(() => {
      // The next picture must not go to a process that ends.
      forget(worker);
      worker.kill();
    }, idleTime).unref();
    return answer;
  }

  /** @throws {PictureError} */
  async function run(task: PictureTask): Promise<Uint8Array | Size> {
    const answered = last.then(() => answerTo(task));
    last = answered.catch(() => {});
    const answer = await answered;
    if ('result' in answer) return answer.result;
    throw new PictureError(answer.fault, answer.message);
  }

  return {
    async measure(bytes: Buffer): Promise<Size> {
      const size = await run({ bytes, variant: undefined });
      if ('width' in size) return size;
      throw new PictureError('notPicture', 'The picture cannot be read');
    },
    async draw(bytes: Buffer, width: number | undefined, format: PictureFormat): Promise<Buffer> {
      const drawn = await run({ bytes, variant: { width, format } });
      if ('width' in drawn) throw new PictureError('notPicture', 'The picture cannot be read');
      return Buffer.from(drawn);
    },
  };
}

export type PictureProcess = ReturnType<typeof createPictureProcess>;
