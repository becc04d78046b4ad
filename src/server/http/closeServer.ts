import type { Server } from 'node:http';

/**
 * Stops accepting and resolves when every request in flight is answered; after `patience` milliseconds the remaining
 * connections are closed.
 */
export function closeServer(server: Server, patience: number): Promise<void> {
  // A connection that was busy when the server closed is closed as soon as its response is sent.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cut);
      resolve();
    });
  });
}
