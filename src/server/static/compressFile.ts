import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, createStoredFile, leastCompressedLength, type StoredFile } from './readFiles.ts';

/** Compresses once for many visitors: smaller than per-request compression, faster than that of a build. */
export async function compressFile(name: string, body: Buffer): Promise<StoredFile> {
  const type = contentTypeOf(name);
  if (body.length < leastCompressedLength) return createStoredFile(type, body, () => undefined);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body)]);
  return createStoredFile(type, body, (ending) => (ending === '.br' ? br : zipped));
}
