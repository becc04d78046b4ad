/** Starts the receivers and returns the settings with which the site reaches them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ReceivedCounts } from './receivers.ts';

export async function startReceivers() {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'receivers.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The receivers end with this process.
  process.once('exit', () => child.kill());
  const [line] = await once(child.stdout, 'data');
  const { smtp, http }: { smtp: number; http: number } = JSON.parse(String(line));
  const webhook = `http://127.0.0.1:${http}/`;
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${smtp}`,
      CLOUD_FUNCTIONS_URL: webhook,
      WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      WEBHOOK_ALLOW_PRIVATE: '1',
    },
    received: async (): Promise<ReceivedCounts> => (await fetch(webhook)).json(),
    stop: () => child.kill(),
  };
}
