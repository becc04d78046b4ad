import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type StoredFile, storedFile, typeOf } from './readFiles.ts';

/** Compressed once for many visitors: better than what is made for one, faster than what a build has time for. */
export async function toFile(name: string, body: Buffer): Promise<StoredFile> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body)]);
  return storedFile(typeOf(name), body, (ending) => (ending === '.br' ? br : zipped));
}
