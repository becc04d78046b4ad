/**
 * Closes connections whose client does not read the response: each would hold its response in memory. Bodies are sent
 * in parts of 64 kB (sendInChunks.ts), so a reader keeps its connection with 64 kB a minute, far less than the slowest
 * phone takes (EDGE: about 600 kB).
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long a part may wait for its reader, in milliseconds. */
const stallTimeout = 60_000;
const interval = 10_000;

type Reader = Pick<Socket, 'bytesWritten' | 'writableLength'> & { destroy(): unknown };

export function closeStalledConnections(server: Server): void {
  const readers = createStallDetector();
  server.on('connection', (socket: Socket) => {
    readers.add(socket);
    socket.once('close', () => readers.delete(socket));
  });
  const timer = setInterval(() => readers.sweep(performance.now()), interval).unref();
  server.once('close', () => clearInterval(timer));
}

export function createStallDetector() {
  /** Open connections: the bytes taken, and the time of the last progress. */
  const seen = new Map<Reader, { taken: number; at: number }>();

  return {
    add: (reader: Reader) => void seen.set(reader, { taken: 0, at: Number.NaN }),
    delete: (reader: Reader) => void seen.delete(reader),
    /** Closes connections whose pending bytes have made no progress for `stallTimeout`. */
    sweep(now: number): void {
      for (const [reader, { taken: before, at }] of seen) {
        const taken = reader.bytesWritten - reader.writableLength;
        const moves = reader.writableLength === 0 || taken !== before || Number.isNaN(at);
        if (moves) seen.set(reader, { taken, at: now });
        else if (now - at >= stallTimeout) reader.destroy();
      }
    },
  };
}
