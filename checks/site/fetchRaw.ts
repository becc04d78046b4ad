/** Sends one request as a browser does, and returns the raw response: not decoded, redirects not followed. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type RawResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Length of the body as sent. */
  bytes: number;
  text: () => string;
  body: () => Buffer;
};

type Options = { method?: string; headers?: Record<string, string>; body?: string };

export function fetchRaw(url: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    // A kept connection may be closed by the server while a check computes for seconds.
    const sent = request(
      url,
      { agent: false, method, headers: { 'Accept-Encoding': 'br, gzip', ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const raw = Buffer.concat(chunks);
          const decoded = () => decode(raw, answer.headers['content-encoding']);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes: raw.length,
            body: decoded,
            text: () => decoded().toString('utf8'),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function decode(raw: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(raw);
  return encoding === 'gzip' ? gunzipSync(raw) : raw;
}
