/**
 * The built files. In memory is what most clients ask for: the Brotli version, or the file itself if it has none. The gzip
 * version, social pictures and films are read from disk for each request (docs/decisions/0345).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
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
    const path = join(folder, name);
    const type = contentTypeOf(name);
    const onDisk = (ending: string): Bytes => ({
      length: statSync(path + ending).size,
      read: () => readFileSync(path + ending),
    });
    const br = known.has(`${name}.br`) ? inMemory(readFileSync(`${path}.br`)) : undefined;
    const own = br || seldomAsked.test(type) ? onDisk('') : inMemory(readFileSync(path));
    const gzip = known.has(`${name}.gz`) ? onDisk('.gz') : undefined;
    files.set(`/${name.split(sep).join('/')}`, storeFile({ type, hash: hashOf((br ?? own).read()), own, br, gzip }));
  }
  return files;
}

/** In bytes. A smaller body fits into one packet: compression saves nothing. */
export const leastCompressedLength = 1_024;

/** Types of social pictures and films. */
const seldomAsked = /^(image\/png$|video\/)/;

type Bytes = { length: number; read: () => Buffer };

/** Without the memory around a small buffer: Node cuts those from blocks of 64 kB, which one file would keep. */
function inMemory(bytes: Buffer): Bytes {
  const own = Buffer.from(Uint8Array.from(bytes).buffer);
  return { length: own.length, read: () => own };
}

/** A file with the compressed versions that `read` finds by their extension; all in memory. */
export function createStoredFile(type: string, body: Buffer, read: (ending: string) => Buffer | undefined): StoredFile {
  const [br, gzip] = [read('.br'), read('.gz')];
  return storeFile({
    type,
    hash: hashOf(body),
    own: inMemory(body),
    br: br && inMemory(br),
    gzip: gzip && inMemory(gzip),
  });
}

type Versions = { type: string; hash: string; own: Bytes; br: Bytes | undefined; gzip: Bytes | undefined };

/**
 * With a Brotli version the uncompressed one is made from it when it is first asked for (docs/decisions/0337): few clients
 * do, and all pages would take 10 MB.
 */
function storeFile({ type, hash, own, br, gzip }: Versions): StoredFile {
  // Strong validators differ by encoding (RFC 9110, 8.8.1).
  const as = (encoding: Encoding, { length, read }: Bytes): Representation => ({
    encoding,
    length,
    body: read,
    etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`,
  });
  const identity = as('identity', br ? { length: own.length, read: decompressOnce(br) } : own);
  const zipped = gzip ? as('gzip', gzip) : identity;
  return { type, representations: { identity, gzip: zipped, br: br ? as('br', br) : zipped } };
}

function decompressOnce(br: Bytes): () => Buffer {
  let plain: Buffer | undefined;
  return () => {
    plain ??= brotliDecompressSync(br.read());
    return plain;
  };
}

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22);
