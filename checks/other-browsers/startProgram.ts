import { type ChildProcess, spawn } from 'node:child_process';
import { MissingPackage } from './browser.ts';

type Program = {
  command: string;
  parameters: string[];
  /** Debian package that contains the command. */
  from: string;
  env?: Record<string, string>;
  /** Output of the program when it is ready; without it a successful start is enough. */
  ready?: RegExp;
};

/** Starts a program. Resolves with the first group of `ready` in its output. @throws {MissingPackage} */
export function startProgram({ command, parameters, from, env, ready }: Program): Promise<[string, ChildProcess]> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.removeListener('exit', killWithUs));
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
        const found = ready?.exec(output);
        if (found) resolve([found[1] ?? '', child]);
      });
    if (!ready) child.once('spawn', () => resolve(['', child]));
    child.once('error', () => reject(new MissingPackage(`${command} is missing: install Debian's package ${from}.`)));
    child.once('exit', () => reject(new Error(`${command} ended before it was ready:\n${output}`)));
  });
}

/** Stops a program and waits for its exit. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const last = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(last);
}
