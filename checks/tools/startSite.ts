/**
 * Serves the built site by its own server on a free port with an empty DATA_DIR, for checks, browser tests and
 * benchmarks. Build first. `await using site = await startSite()` stops the server and removes the data automatically.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './findFreePort.ts';

export type RunningSite = AsyncDisposable & {
  /** Like http://127.0.0.1:41234, without a trailing slash. */
  origin: string;
  dataDir: string;
  /** Output of the server until now. */
  output: () => string;
  process: ChildProcess;
  stop: () => Promise<void>;
};

type Options = {
  /** Settings in addition to a free port and an empty DATA_DIR. */
  env?: Record<string, string>;
  /** Folder of the build; by default dist/ of the project. */
  dist?: string;
  /** Keeps using this directory (after a restart); it is not removed afterwards. */
  dataDir?: string;
};

const root = path.resolve(import.meta.dirname, '../..');

export async function startSite(options: Options = {}): Promise<RunningSite> {
  const { env = {}, dataDir: given, dist = path.join(root, 'dist') } = options;
  const entry = path.join(dist, 'main.mjs');
  if (!existsSync(entry)) throw new Error('No build in dist/. Run `npm run build` first.');
  const dataDir = given ?? mkdtempSync(path.join(tmpdir(), 'site-under-test-'));
  // Forms compare the browser's Origin with SITE_URL, so the address must be known before the server starts.
  const port = String(await findFreePort());
  const { flags, variables } = readNpmStartOptions();
  const child = spawn(process.execPath, [...flags, entry], {
    cwd: root,
    env: {
      ...inherited(),
      ...variables,
      PORT: port,
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  // An interrupted test run must stop its server.
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);

  const stop = async () => {
    process.removeListener('exit', killWithUs);
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const last = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await gone;
      clearTimeout(last);
    }
    if (!given) rmSync(dataDir, { recursive: true, force: true });
  };

  try {
    const origin = await listening(child, () => output);
    return { origin, dataDir, output: () => output, process: child, stop, [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    // A start takes seconds on a busy machine: meanwhile another program took the port.
    if (!env.PORT && output.includes(`${port} is in use`)) return startSite(options);
    throw error;
  }
}

/** Node's flags and the environment variables of `npm start` (docs/decisions/0267-npm-start-sets-memory-flags.md). */
function readNpmStartOptions(): { flags: string[]; variables: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const words: string[] = scripts.start.split(' ');
  const variables = words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('='));
  return { flags: words.filter((word) => word.startsWith('--')), variables: Object.fromEntries(variables) };
}

/** Settings of the shell that runs the tests must not change what is tested. A compile cache saves a quarter of a start. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TZ, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, LANG, TZ, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

function listening(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The site did not start: ${why}\n${output()}`));
    const late = setTimeout(() => fail('nothing printed within 60 s'), 60_000);
    const look = () => {
      const found = /Listening on (http:\/\/[^\s"]+)/.exec(output())?.[1];
      if (!found) return;
      clearTimeout(late);
      resolve(found.replace(/\/$/, ''));
    };
    child.stdout?.on('data', look);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code, signal) => {
      clearTimeout(late);
      fail(`it ended with ${signal ?? code}`);
    });
  });
}
