/**
 * Template of a form page that differs per view only in its `form_id` (product-decisions.md, Forms: one per form view).
 * The page is rendered and compressed once, and each view inserts its id: it then costs no more than a static page.
 */
import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

/** A document in parts; only the small one in the middle differs per view. */
export type DocumentParts = readonly [head: Buffer, view: Buffer, tail: Buffer];

export type FormTemplate = {
  /** The document with this id. */
  plain(id: string): DocumentParts;
  /** The same, brotli-compressed. */
  brotli(id: string): DocumentParts;
};

/** Undefined unless the document contains the id exactly once and can be reassembled. */
export async function createFormTemplate(html: string, id: string): Promise<FormTemplate | undefined> {
  const [before, after, ...more] = html.split(id);
  if (before === undefined || after === undefined || more.length > 0) return undefined;

  // Brotli's contexts use the two previous bytes. The two bytes after the id therefore stay constant, in the id's
  // block.
  const constant = after.slice(0, 2);
  // A placeholder that occurs nowhere else, so that nothing later in the stream can be a copy of the id.
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

/** One brotli stream whose parts end on byte boundaries. */
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
