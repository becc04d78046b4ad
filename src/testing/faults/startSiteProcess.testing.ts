/**
 * For tests: starts the site as a separate process (killableSite.testing.ts), from a bundle, so that it starts in 0.3
 * s.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import type { Env } from '../../env.ts';

/** `errors` and `values`: the data that the page would render (handleContactForm.testing.ts). */
export type PostResponse = {
  status: number;
  id?: string;
  errors?: Record<string, string>;
  values?: Record<string, string>;
};

export type SiteProcess = {
  pid: number;
  /** Posts a contact form. Rejects if the process ends before it responds. 303: stored. */
  post(fields: Record<string, string>): Promise<PostResponse>;
  /** Posts a contact form and retries on 503; resolves with the id. */
  postUntilStored(fields: Record<string, string>): Promise<string>;
  /** The status of /healthz. */
  health(): Promise<number>;
  /** kill -9; resolves when the process has ended. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  terminate(): Promise<number | null>;
  /** SIGSTOP: suspends the process at any point, as if it got no CPU time. `resume` sends SIGCONT. */
  pause(): void;
  resume(): void;
};

/** `enter`: a command prefix that starts the site with access to a small disk (openSmallDisk.testing.ts). */
export async function startSiteProcess(env: Env, enter: string[] = []): Promise<SiteProcess> {
  const [program = 'node', ...words] = [...enter, 'node', await bundle(), JSON.stringify(env)];
  const child = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const port = (await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()).value;
  if (!child.pid || !port) throw new Error('The site did not start');
  const origin = `http://127.0.0.1:${port}`;
  async function post(fields: Record<string, string>): Promise<PostResponse> {
    const response = await fetch(`${origin}/kontakt`, {
      method: 'POST',
      headers: { connection: 'close' },
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
    const body: Omit<PostResponse, 'status'> = JSON.parse((await response.text()) || '{}');
    return { ...body, status: response.status };
  }
  return {
    pid: child.pid,
    post,
    async postUntilStored(fields) {
      for (;;) {
        const { status, id } = await post(fields);
        if (status === 303 && id) return id;
        if (status !== 503) throw new Error(`The form was answered with ${status}`);
      }
    },
    health: async () => (await fetch(`${origin}/healthz`, { headers: { connection: 'close' } })).status,
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
    async terminate() {
      child.kill('SIGTERM');
      const [code] = await closed;
      return code;
    },
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  };
}

let bundled: Promise<string> | undefined;

/** Built once per test file, in a folder from which its imports resolve to node_modules. */
function bundle(): Promise<string> {
  if (bundled) return bundled;
  const folder = resolve('node_modules/.cache/killable-site', String(process.pid));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  bundled = makeBundle(folder);
  return bundled;
}

async function makeBundle(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __SITE_URL__: '"http://localhost:4321"',
      __APP_URL__: 'null',
      __TRIAL_URL__: 'null',
      __AFFILIATE_NAME__: 'null',
    },
    // With its packages in one file it starts with half the CPU time. External: what is loaded later or brings own files.
    ssr: { noExternal: true, external: ['sharp', '@react-pdf/renderer', '@firebase/firestore', '@grpc/grpc-js'] },
    build: {
      ssr: 'src/testing/faults/killableSite.testing.ts',
      outDir,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'site.mjs' } },
    },
  });
  return join(outDir, 'site.mjs');
}
