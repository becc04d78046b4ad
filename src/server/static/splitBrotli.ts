/**
 * Compresses a document once whose middle differs per response: a body is then a concatenation, without work that
 * waits for threads and turns of the event loop (docs/decisions/0324-visitors-do-not-wait-for-publications.md).
 */
import type { TransformOptions } from 'node:stream';
import { type BrotliOptions, brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { brotliParams } from './compress.ts';
import { leastCompressedLength } from './readFiles.ts';

/** Puts a middle of the announced length between. */
export type SplitBrotli = (middle: Buffer) => Buffer;

/**
 * Literals depend on the two bytes before them (RFC 7932, 7.1): the first two after the middle go with it, so that what
 * follows is the same for each middle.
 */
const context = 2;

/** No UTF-8 has these bytes: nothing refers back to the middle. */
const placeholder = (length: number): Buffer => Buffer.from(Array.from({ length }, (_, index) => 0x80 + (index % 64)));

/** Undefined for a short document, or if the encoder does not allow it: then each body must be compressed. */
export async function splitBrotli(before: Buffer, length: number, after: Buffer): Promise<SplitBrotli | undefined> {
  const size = before.length + length + after.length;
  if (size < leastCompressedLength) return undefined;
  const [start, rest] = [after.subarray(0, context), after.subarray(context)];
  const options: BrotliOptions & Pick<TransformOptions, 'readableHighWaterMark'> = {
    params: brotliParams(size),
    flush: constants.BROTLI_OPERATION_FLUSH,
    // Else a write ends only when its output is read.
    readableHighWaterMark: size,
  };
  const stream = createBrotliCompress(options);
  const write = async (part: Buffer): Promise<Buffer> => {
    await new Promise<unknown>((resolve) => stream.write(part, resolve));
    return stream.read() ?? Buffer.alloc(0);
  };
  const head = await write(before);
  await write(Buffer.concat([placeholder(length), start]));
  const tail = Buffer.concat([await write(rest), ...(await stream.end().toArray())]);
  const body: SplitBrotli = (middle) =>
    Buffer.concat([head, uncompressedHeader(length + context), middle, start, tail]);
  const sample = Buffer.alloc(length, 'x');
  return isOf(body(sample), Buffer.concat([before, sample, after])) ? body : undefined;
}

/** Header of an uncompressed meta-block (RFC 7932, 9.2): not the last, length in four nibbles. */
function uncompressedHeader(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, bits >> 16]);
}

function isOf(compressed: Buffer, document: Buffer): boolean {
  try {
    return brotliDecompressSync(compressed).equals(document);
  } catch {
    return false;
  }
}
