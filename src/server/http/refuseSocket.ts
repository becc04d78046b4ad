/** Requests that are not HTTP, or come too slowly, get only a status. */
import type { Duplex } from 'node:stream';
import type { Header } from '../../security/securityHeaders.ts';

const statusOf: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to `clientError` (node:http): there is only the socket, no request and no response. */
export function refuseSocket(error: NodeJS.ErrnoException, socket: Duplex, headers: readonly Header[]): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOf[error.code ?? ''] ?? '400 Bad Request';
  end(socket, status, headers);
}

/** Responds to `CONNECT` (RFC 9110, 9.3.6): the site is not a proxy. */
export const refuseTunnel = (socket: Duplex, headers: readonly Header[]): void =>
  end(socket, '405 Method Not Allowed', [...headers, ['Allow', 'GET, HEAD, POST']]);

/** Time for a refused client to read the reason, in milliseconds. */
const farewell = 5_000;

function end(socket: Duplex, status: string, headers: readonly Header[]): void {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, 'Content-Length: 0', 'Connection: close', '', ''].join('\r\n'));
  // A client that does not close its side would keep the connection open.
  setTimeout(() => socket.destroy(), farewell).unref();
}
