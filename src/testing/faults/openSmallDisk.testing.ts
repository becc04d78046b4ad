/**
 * For tests: a tmpfs small enough to be filled until writes fail with ENOSPC. Root mounts it directly. Other users get
 * it in the namespaces of a helper process and access it through /proc.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, openSync, rmdirSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

type Mounted = {
  /** Its path for the tests. */
  path: string;
  /** Command prefix for processes that use the disk; they find it at `inside`. */
  enter: string[];
  inside: string;
  unmount(): Promise<void>;
};

export type SmallDisk = Omit<Mounted, 'unmount'> & {
  /** Fills the disk, except for this number of bytes. */
  fill(leaving?: number): void;
  /** Frees the space taken by `fill`. */
  free(): void;
  remove(): Promise<void>;
};

/** Fails if the disk cannot be mounted, so that the test is not skipped silently. */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const options = `size=${megabytes}m,mode=0777`;
  const { unmount, ...disk } = process.getuid?.() === 0 ? await mountAsRoot(options) : await mountInNamespace(options);
  const ballast = join(disk.path, 'ballast');
  return {
    ...disk,
    fill(leaving = 0) {
      rmSync(ballast, { force: true });
      const file = openSync(ballast, 'w');
      try {
        writeUntilFull(file, megabytes * 1024 * 1024);
      } finally {
        closeSync(file);
      }
      truncateSync(ballast, Math.max(0, statSync(ballast).size - leaving));
    },
    free: () => rmSync(ballast, { force: true }),
    remove: unmount,
  };
}

function writeUntilFull(file: number, size: number): void {
  const page = Buffer.alloc(4_096, 1);
  try {
    for (let written = 0; written <= size; written += page.length) writeSync(file, page);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return;
    throw error;
  }
  throw new Error('The small disk is larger than was asked for');
}

async function mountAsRoot(options: string): Promise<Mounted> {
  const path = await mkdtemp(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    throw new Error(
      'The tests of a full disk mount a tmpfs: give the container CAP_SYS_ADMIN, or run them without root',
      {
        cause: error,
      },
    );
  }
  // The tests' PostgreSQL runs as a different user (checks/tools/startPostgres.ts).
  chmodSync(path, 0o777);
  return {
    path,
    enter: [],
    inside: path,
    async unmount() {
      execFileSync('umount', ['--lazy', path]);
      rmdirSync(path);
    },
  };
}

async function mountInNamespace(options: string): Promise<Mounted> {
  const script = `mount -t tmpfs -o ${options} tmpfs /mnt && echo ready && exec cat`;
  const holder = spawn('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script]);
  const reasons: string[] = [];
  holder.stderr.on('data', (chunk) => reasons.push(String(chunk)));
  const closed = once(holder, 'close').catch((error: unknown) => reasons.push(String(error)));
  const line = createInterface({ input: holder.stdout })[Symbol.asyncIterator]().next();
  const ready = await Promise.race([line.then(({ value }) => value === 'ready'), closed.then(() => false)]);
  if (!ready) {
    await closed;
    throw new Error(
      `The tests of a full disk mount a tmpfs: allow user namespaces, or run them as root. ${reasons.join(' ')}`,
    );
  }
  return {
    path: `/proc/${holder.pid}/root/mnt`,
    // SQLite resolves symlinks, and /proc/…/root is one: its process must run inside the namespaces.
    enter: ['nsenter', `--target=${holder.pid}`, '--user', '--mount', '--preserve-credentials'],
    inside: '/mnt',
    async unmount() {
      holder.stdin.end();
      await closed;
    },
  };
}
