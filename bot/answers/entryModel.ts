/**
 * The trained model of the knowledge base: which entry a text asks for. Written by the build, one file per language
 * (`answers/<locale>.model`), read at server startup.
 */
import type { Locale } from '../../src/routes/table.ts';
import type { VariantModel } from './answerVariants.ts';
import { type NumberRoleModel, roleWeights } from './numberRoles.ts';
import { bucketCount, type Concepts } from './questionFeatures.ts';
import { type SafetyModel, safetyKinds } from './safetyModel.ts';

export type EntryModel = {
  /** Entry ids by label. The label after the last one means "no entry answers this". */
  ids: readonly string[];
  idf: Float32Array;
  /** By label. */
  bias: Float32Array;
  /** Sparse rows: the weights of a bucket are in `postings` at `starts[bucket]` to `starts[bucket + 1]`. */
  starts: Uint32Array;
  /** Pairs: the distance from the label before (from -1), and the weight divided by `step`, plus `zeroWeight`. */
  postings: Uint8Array;
  step: number;
  /** Weights by bucket of the second classifier: does the text ask for anything that the site does not answer? */
  outside: Float32Array;
  outsideBias: number;
  /** Stems of the training texts with the number of texts. */
  words: ReadonlyMap<string, number>;
  texts: number;
  /** With stemmed phrases. */
  concepts: Concepts;
  /** Not in every test. */
  safety?: SafetyModel | undefined;
  /** Not in every test. */
  numberRoles?: NumberRoleModel | undefined;
  /** Not in every test. */
  variants?: VariantModel | undefined;
};

export const zeroWeight = 128;

/** Path of the file in the build, outside the folder that is served. */
export const modelFile = (locale: Locale): string => `answers/${locale}.model`;

type Header = Pick<EntryModel, 'ids' | 'step' | 'outsideBias' | 'texts' | 'concepts'> & {
  words: string;
  bytes: number;
  safety?: Omit<SafetyModel, 'idf' | 'weights'> | undefined;
  numberRoles?: Omit<NumberRoleModel, 'weights'> | undefined;
  variants?: (Pick<VariantModel, 'counts' | 'step'> & { classes: number; weights: number }) | undefined;
};

/** Length of the header, header as JSON, then the arrays, each aligned to 4 bytes. */
export function encodeModel(model: EntryModel): Buffer {
  const { ids, step, outsideBias, texts, concepts, words, postings, safety, numberRoles, variants } = model;
  const header: Header = {
    ids,
    step,
    outsideBias,
    texts,
    concepts,
    words: [...words.keys()].join(' '),
    bytes: postings.length,
    safety: safety && { groups: safety.groups, bias: safety.bias, step: safety.step },
    numberRoles: numberRoles && { bias: numberRoles.bias, step: numberRoles.step },
    variants: variants && {
      ...{ counts: variants.counts, step: variants.step },
      ...{ classes: variants.bias.length, weights: variants.weights.length },
    },
  };
  const json = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const counts = Uint32Array.from(words.values());
  const ofSafety = safety ? [safety.idf, safety.weights] : [];
  const ofNumbers = numberRoles ? [numberRoles.weights] : [];
  const ofVariants = variants ? [variants.bias, variants.starts, variants.buckets, variants.weights] : [];
  const arrays = [model.idf, model.bias, model.starts, model.outside, counts, postings];
  return Buffer.concat(
    [length, json, ...[...arrays, ...ofSafety, ...ofNumbers, ...ofVariants].map(bytesOf)].map(aligned),
  );
}

/** Throws if the file is incomplete. */
export function decodeModel(file: Buffer): EntryModel {
  const jsonLength = file.readUInt32LE(0);
  const {
    words,
    bytes,
    safety: safetyHeader,
    numberRoles: numbersHeader,
    variants: variantsHeader,
    ...header
  }: Header = JSON.parse(file.subarray(4, 4 + jsonLength).toString());
  let at = 4 + padded(jsonLength);
  // Views of the file: a copy would double its memory. Only a small file may start at an odd address (Buffer pool).
  const { buffer, byteOffset } = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
  type View<T> = new (buffer: ArrayBufferLike, offset: number, length: number) => T;
  function take<T>(Numbers: View<T> & { BYTES_PER_ELEMENT: number }, length: number): T {
    const start = at;
    at += padded(length * Numbers.BYTES_PER_ELEMENT);
    if (at > file.length) throw new Error('The model of the knowledge base is incomplete');
    return new Numbers(buffer, byteOffset + start, length);
  }
  const stems = words === '' ? [] : words.split(' ');
  const arrays = {
    idf: take(Float32Array, bucketCount),
    bias: take(Float32Array, header.ids.length + 1),
    starts: take(Uint32Array, bucketCount + 1),
    outside: take(Float32Array, bucketCount),
    counts: take(Uint32Array, stems.length),
    postings: take(Uint8Array, bytes),
  };
  const safety = safetyHeader && {
    ...safetyHeader,
    idf: take(Float32Array, bucketCount),
    weights: take(Int8Array, bucketCount * safetyKinds.length),
  };
  const numberRoles = numbersHeader && { ...numbersHeader, weights: take(Int8Array, roleWeights) };
  const variants = variantsHeader && {
    ...{ counts: variantsHeader.counts, step: variantsHeader.step },
    bias: take(Float32Array, variantsHeader.classes),
    starts: take(Uint32Array, variantsHeader.classes + 1),
    buckets: take(Uint16Array, variantsHeader.weights),
    weights: take(Int8Array, variantsHeader.weights),
  };
  const { counts, ...weights } = arrays;
  return {
    ...{ ...header, ...weights, safety, numberRoles, variants },
    words: new Map(stems.map((stem, nth) => [stem, counts[nth] ?? 0])),
  };
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;
const aligned = (bytes: Buffer): Buffer => Buffer.concat([bytes], padded(bytes.length));
const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(new Uint8Array(buffer, byteOffset, byteLength));
