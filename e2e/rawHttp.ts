/** Sends raw HTTP bytes: HTTP clients rewrite addresses, refuse methods and cannot send invalid data. */
import { connect } from 'node:net';

export type ParsedResponse = { status: number; headers: Record<string, string>; body: string };

/** Sends the bytes and reads until the server closes the connection. */
export function sendRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'));
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    // A reset after the response also ends the connection.
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

/** Sends one request on a separate connection. */
export async function requestRaw(origin: string, line: string, headers: readonly string[] = [], body = '') {
  const head = [`${line} HTTP/1.1`, `Host: ${new URL(origin).host}`, 'Connection: close', ...headers];
  const length = body === '' ? [] : [`Content-Length: ${body.length}`];
  const [answer] = parseResponses(await sendRaw(origin, [...head, ...length, '', body].join('\r\n')));
  return answer ?? { status: 0, headers: {}, body: '' };
}

/** Parses the responses of a connection in order. Not for HEAD: its responses have no body. */
export function parseResponses(text: string): ParsedResponse[] {
  const answers: ParsedResponse[] = [];
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) break;
    const [line = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 1).trim()]),
    );
    const length = Number(headers['content-length'] ?? 0);
    const body = rest.slice(end + 4, end + 4 + length);
    answers.push({ status: Number(line.split(' ')[1]), headers, body: Buffer.from(body, 'latin1').toString() });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}
