/**
 * The trained model of the knowledge base: which entry a text asks for. Written by the build, one file per language
 * (`answers/<locale>.model`), read at server startup.
 */
import type { Locale } from '../../src/routes/table.ts';
import { bucketCount } from './questionFeatures.ts';

export type EntryModel = {
  /** Entry ids by label. The label after the last one means "no entry answers this". */
  ids: readonly string[];
  idf: Float32Array;
  /** By label. */
  bias: Float32Array;
  /** Sparse rows: the weights of a bucket are at `starts[bucket]` to `starts[bucket + 1]`. */
  starts: Uint32Array;
  labels: Uint16Array;
  /** Weight divided by `step`. */
  values: Int8Array;
  step: number;
  /** Weights by bucket of the second classifier: does the text ask for anything that the site does not answer? */
  outside: Float32Array;
  outsideBias: number;
  /** Stems of the training texts with the number of texts. */
  words: ReadonlyMap<string, number>;
  texts: number;
};

/** Path of the file in the build, outside the folder that is served. */
export const modelFile = (locale: Locale): string => `answers/${locale}.model`;

type Header = Pick<EntryModel, 'ids' | 'step' | 'outsideBias' | 'texts'> & { words: [string, number][]; rows: number };

/** Length of the header, header as JSON, then the arrays, each aligned to 4 bytes. */
export function encodeModel(model: EntryModel): Buffer {
  const { ids, step, outsideBias, texts, words, labels } = model;
  const header: Header = { ids, step, outsideBias, texts, words: [...words], rows: labels.length };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const arrays = [model.idf, model.bias, model.starts, model.outside, labels, model.values];
  return Buffer.concat([length, json, ...arrays.map(bytesOf)].map(aligned));
}

/** Throws if the file is incomplete. */
export function decodeModel(file: Buffer): EntryModel {
  const jsonLength = file.readUInt32LE(0);
  const { words, rows, ...header }: Header = JSON.parse(file.subarray(4, 4 + jsonLength).toString());
  let at = 4 + padded(jsonLength);
  const take = (bytes: number): ArrayBuffer => {
    const start = file.byteOffset + at;
    at += padded(bytes);
    if (at > file.length) throw new Error('The model of the knowledge base is incomplete');
    const copy = new ArrayBuffer(bytes);
    new Uint8Array(copy).set(new Uint8Array(file.buffer, start, bytes));
    return copy;
  };
  return {
    ...header,
    words: new Map(words),
    idf: new Float32Array(take(4 * bucketCount)),
    bias: new Float32Array(take(4 * (header.ids.length + 1))),
    starts: new Uint32Array(take(4 * (bucketCount + 1))),
    outside: new Float32Array(take(4 * bucketCount)),
    labels: new Uint16Array(take(2 * rows)),
    values: new Int8Array(take(rows)),
  };
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;
const aligned = (bytes: Buffer): Buffer => Buffer.concat([bytes], padded(bytes.length));
const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(new Uint8Array(buffer, byteOffset, byteLength));
