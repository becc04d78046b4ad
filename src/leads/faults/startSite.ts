/** For tests: starts the site as a process of its own (killableSite.ts), out of a bundle so that it is up in half a second. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import type { Env } from '../../env.ts';

export type Answer = { status: number; id?: string; retryAfter: string | null };

export type Site = {
  pid: number;
  /** Posts a contact form. Rejects when the process ends before it has answered. */
  post(fields: Record<string, string>): Promise<Answer>;
  /** kill -9; resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  end(): Promise<number | null>;
  /** Stops the process between two steps of it, as if it had no processor, and lets it go on. */
  pause(): void;
  resume(): void;
};

export async function startSite(env: Env): Promise<Site> {
  const child = spawn('node', [await bundle(), JSON.stringify(env)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(child, 'close');
  const port = (await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()).value;
  if (!child.pid || !port) throw new Error('The site did not start');
  return {
    pid: child.pid,
    async post(fields) {
      const response = await fetch(`http://127.0.0.1:${port}/kontakt`, {
        method: 'POST',
        headers: { accept: 'application/json', connection: 'close' },
        body: new URLSearchParams(fields),
      });
      const { id }: { id?: string } = await response.json();
      return { status: response.status, retryAfter: response.headers.get('retry-after'), ...(id && { id }) };
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async end() {
      child.kill('SIGTERM');
      const [code] = await gone;
      return code;
    },
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  };
}

let bundled: Promise<string> | undefined;

/** Made once per test file. It lies where its imports find node_modules. */
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
    define: { __SITE_URL__: '"http://localhost:4321"', __APP_URL__: 'null', 'import.meta.env.DEV': 'false' },
    build: {
      ssr: 'src/leads/faults/killableSite.ts',
      outDir,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'site.mjs' } },
    },
  });
  return join(outDir, 'site.mjs');
}
