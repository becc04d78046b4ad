/**
 * `npm start`: builds when the build is missing or does not match sources and settings, then serves in this process.
 */
import { spawn } from 'node:child_process';
import { isInvalidSettingError, readSettings } from '../env.ts';
import { reasonToRebuild } from './build/buildRecord.ts';

try {
  const reason = reasonToRebuild(readSettings());
  if (reason) {
    console.error(`${reason}: building.`);
    await build();
  }
} catch (error) {
  if (!isInvalidSettingError(error)) throw error;
  console.error(error.message);
  process.exit(1);
}

// In this process, so that a signal to `npm start` reaches the server. The variable keeps the build out of type checks.
// Node resolves the link: the process keeps this build's folder when another build becomes the current one.
const server = new URL('../../dist/current/main.mjs', import.meta.url).href;
await import(server);

/**
 * Builds in a child process, so that its memory is freed before the site is served. stdout stays free for the one line.
 */
function build(): Promise<void> {
  const child = spawn(process.execPath, ['src/server/build/build.ts'], { stdio: ['ignore', 2, 2] });
  const stop = () => {
    child.kill();
    process.exit(1);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      process.removeListener('SIGTERM', stop);
      process.removeListener('SIGINT', stop);
      if (code === 0) resolve();
      else process.exit(code ?? 1);
    });
  });
}
