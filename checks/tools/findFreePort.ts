import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free port on the loopback interface. Below the ports that the system gives to outgoing connections and to
 * `listen(0)`, which other programs take at any moment.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  return (await isFree(port)) ? port : findFreePort();
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
