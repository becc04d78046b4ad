/** The built files, held in memory: compressed ones in both encodings, all others as they are. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export type Representation = { encoding: Encoding; length: number; body: () => Buffer; etag: string };

export type StoredFile = {
  /** Content-Type. */
  type: string;
  /** The representation per accepted encoding; without a file in that encoding gzip, else the uncompressed one. */
  representations: Record<Encoding, Representation>;
};

const typesByEnding: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.xsl': 'text/xsl; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Content types of feeds (rssboard.org, jsonfeed.org), by the file names of discovery/seo/feeds.ts. */
const typesByName: Record<string, string> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'feed.json': 'application/feed+json',
};

const compressible = /^text\/|json|xml|svg|x-icon/;

/** Content-Type by the file's name, else by its ending. */
export const contentTypeOf = (name: string): string =>
  typesByName[basename(name)] ?? typesByEnding[extname(name)] ?? 'application/octet-stream';

/** True if compression shrinks the type (pictures, fonts and films are already compressed). */
export const isCompressible = (type: string): boolean => compressible.test(type);

/**
 * All files under a folder by their path from it, `/`-separated; `.br` and `.gz` belong to the file they are made of.
 */
export function readFiles(folder: string): Map<string, StoredFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const known = new Set(names);
  const files = new Map<string, StoredFile>();
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && known.has(name.replace(/\.(br|gz)$/, ''))) continue;
    const read = (ending: string) => (known.has(name + ending) ? readFileSync(join(folder, name + ending)) : undefined);
    files.set(
      `/${name.split(sep).join('/')}`,
      createStoredFile(contentTypeOf(name), readFileSync(join(folder, name)), read),
    );
  }
  return files;
}

/** In bytes. A smaller body fits into one packet: compression saves nothing. */
export const leastCompressedLength = 1_024;

/**
 * A file with the compressed versions that `read` finds by their extension. With a Brotli version the uncompressed one is
 * made from it when it is first asked for (docs/decisions/0337): few clients do, and all pages would take 10 MB.
 */
export function createStoredFile(type: string, body: Buffer, read: (ending: string) => Buffer | undefined): StoredFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  // Strong validators differ by encoding (RFC 9110, 8.8.1).
  const as = (encoding: Encoding, bytes: Buffer): Representation => ({
    encoding,
    length: bytes.length,
    body: () => bytes,
    etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`,
  });
  const [br, gzip] = [read('.br'), read('.gz')];
  const own = as('identity', body);
  let plain: Buffer | undefined;
  const decompress = (bytes: Buffer): Buffer => {
    plain ??= brotliDecompressSync(bytes);
    return plain;
  };
  const identity: Representation = br ? { ...own, body: () => decompress(br) } : own;
  const zipped = gzip ? as('gzip', gzip) : identity;
  return { type, representations: { identity, gzip: zipped, br: br ? as('br', br) : zipped } };
}
