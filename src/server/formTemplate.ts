/**
 * A form page that is the same for everybody but for its `form_id` (product-decisions.md, Forms: one per form view).
 * Rendering and compressing it once leaves the id to be put in: the page then costs no more than a static one.
 */
import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

/** A document in parts, of which only the small one in the middle is made for the view. */
export type Parts = readonly [head: Buffer, view: Buffer, tail: Buffer];

export type FormTemplate = {
  /** The document with this id. */
  plain(id: string): Parts;
  /** The same, brotli-compressed. */
  brotli(id: string): Parts;
};

/** Undefined when the id does not stand in the document exactly once, or the document cannot be put together again. */
export async function createFormTemplate(html: string, id: string): Promise<FormTemplate | undefined> {
  const [before, after, ...more] = html.split(id);
  if (before === undefined || after === undefined || more.length > 0) return undefined;

  // What follows the id begins with the two bytes that brotli's contexts look back on, so they may not change with it.
  const constant = after.slice(0, 2);
  // Occurs nowhere else, so that nothing later in the stream can be a copy of the id.
  const stranger = Buffer.from(Array.from(id, (_, index) => 0x80 + index));
  const [head, , tail] = await compressInSteps([
    Buffer.from(before),
    Buffer.concat([stranger, Buffer.from(constant)]),
    Buffer.from(after.slice(2)),
  ]);
  if (!head || !tail || !/^[\x20-\x7e]{2}$/.test(constant)) return undefined;

  const [first, last] = [Buffer.from(before), Buffer.from(after)];
  const template: FormTemplate = {
    plain: (other) => [first, Buffer.from(other), last],
    brotli: (other) => [head, uncompressedBlock(Buffer.from(other + constant)), tail],
  };
  return isSound(template) ? template : undefined;
}

function isSound({ brotli, plain }: FormTemplate): boolean {
  const id = randomUUID();
  try {
    return brotliDecompressSync(Buffer.concat(brotli(id))).equals(Buffer.concat(plain(id)));
  } catch {
    return false;
  }
}

/** One brotli stream whose parts end at whole bytes. */
async function compressInSteps(steps: Buffer[]): Promise<Buffer[]> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } });
  const parts: Buffer[] = [];
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [index, step] of steps.entries()) {
    stream.write(step);
    await new Promise<void>((resolve, reject) => {
      stream.once('error', reject);
      if (index === steps.length - 1) stream.once('end', resolve).end();
      else stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
    });
    parts.push(Buffer.concat(chunks));
    chunks = [];
  }
  return parts;
}

/** A meta-block of raw bytes: not the last, length in four nibbles, uncompressed (RFC 7932, 9.2). */
function uncompressedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([header, bytes]);
}
