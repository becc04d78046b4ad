/**
 * The second model of the knowledge base, a network with one hidden layer (multilayer perceptron): unlike the linear
 * classifier it shares between entries what it learns of a word, so it recognises more questions in new words. What was
 * answered before a message is one more input, so a follow-up is understood by what people ask after that answer.
 * It is trained by `npm run bot -- train`, because that takes minutes, and kept in the repository (docs/decisions/0353).
 */
import type { Locale } from '../../src/routes/table.ts';
import { createLabelScorer } from './createLabelScorer.ts';
import { createRowCache, type OpenFile, type Rows, rowsOf } from './fileRows.ts';
import { bucketCount, type Features } from './questionFeatures.ts';

export type Network = {
  /** Entry ids by label. The label after the last one means "no entry answers this". */
  ids: readonly string[];
  /** Units of the hidden layer; an even number. */
  width: number;
  /**
   * Weights of the hidden layer: a row per bucket, then one per entry answered before. Two weights a byte, each plus
   * `zeroNibble`, times the scale of the row.
   */
  rows: Uint8Array;
  scales: Float32Array;
  hiddenBias: Float32Array;
  /** Weights of the labels: a row per label, times the scale of the label. */
  labelRows: Int8Array;
  labelScales: Float32Array;
  labelBias: Float32Array;
};

/** The row of an entry that was answered before the message. */
export const rowOfAnswered = (label: number): number => bucketCount + label;

/** Two networks, each from another start: their sum is right more often than either. A file has 4.7 MB. */
export const networkSeeds = [1, 2] as const;
export type NetworkSeed = (typeof networkSeeds)[number];

/** Path of the file in the build, outside the folder that is served. */
export const networkFile = (locale: Locale, seed: NetworkSeed): string => `answers/${locale}-${seed}.network`;

/** The file in the repository that the build copies. */
export const keptNetwork = (locale: Locale, seed: NetworkSeed): URL =>
  new URL(`../knowledge/networks/${locale}-${seed}.network`, import.meta.url);

const zeroNibble = 8;
/** Largest absolute values of a weight in four and in eight bits. */
const [mostOfNibble, mostOfByte] = [7, 127];

/** The largest value of a unit of the hidden layer, as a whole number. */
const mostOfUnit = 32_767;

type Weights = { width: number; ids: readonly string[] } & Readonly<
  Record<'rows' | 'hiddenBias' | 'labelRows' | 'labelBias', Float32Array>
>;

/** Rounds trained weights: four bits for the hidden layer rank as well as 32. */
export function quantizeNetwork({ width, ids, rows, hiddenBias, labelRows, labelBias }: Weights): Network {
  const scales = scalesOf(rows, width, mostOfNibble);
  const labelScales = scalesOf(labelRows, width, mostOfByte);
  const nibbleAt = (at: number) => Math.round((rows[at] ?? 0) / (scales[Math.floor(at / width)] ?? 1)) + zeroNibble;
  return {
    ...{ ids, width, scales, hiddenBias, labelScales, labelBias },
    rows: Uint8Array.from({ length: rows.length / 2 }, (_, at) => nibbleAt(2 * at) | (nibbleAt(2 * at + 1) << 4)),
    labelRows: Int8Array.from(labelRows, (weight, at) =>
      Math.round(weight / (labelScales[Math.floor(at / width)] ?? 1)),
    ),
  };
}

function scalesOf(weights: Float32Array, width: number, most: number): Float32Array {
  const scales = new Float32Array(weights.length / width);
  weights.forEach((weight, at) => {
    const row = Math.floor(at / width);
    scales[row] = Math.max(scales[row] ?? 0, Math.abs(weight) / most);
  });
  return scales.map((scale) => scale || 1);
}

/** For answers: the rows of the hidden layer may stay in a file, because a question needs 150 of 33,600. */
export type RankingNetwork = Omit<Network, 'rows'> & { rows: Rows };

export type NetworkScorer = (features: Features, answeredIds?: readonly string[]) => Float64Array;

export const inMemory = (network: Network): RankingNetwork => ({
  ...network,
  rows: rowsOf(network.rows, network.width / 2),
});

/** Scores by label of the network, as of the linear classifier, before softmax. */
export function createNetworkScorer(network: RankingNetwork): NetworkScorer {
  const { ids, width, rows, scales, hiddenBias, labelRows, labelScales, labelBias } = network;
  const labelOf = new Map(ids.map((id, label) => [id, label]));
  const sumLabels = createLabelScorer(labelRows, width);

  function addRow(hidden: Float64Array, row: number, weight: number): void {
    const factor = weight * (scales[row] ?? 0);
    const start = rows.startOf(row);
    for (let unit = 0; unit < width; unit += 2) {
      const pair = rows.bytes[start + unit / 2] ?? 0;
      hidden[unit] = (hidden[unit] ?? 0) + factor * ((pair & 15) - zeroNibble);
      hidden[unit + 1] = (hidden[unit + 1] ?? 0) + factor * ((pair >> 4) - zeroNibble);
    }
  }

  /** Of the latest message, which is scored alone and after what was answered before. */
  let latest: { features: Features; hidden: Float64Array } | undefined;

  function hiddenOf(features: Features): Float64Array {
    if (latest?.features === features) return latest.hidden;
    const { buckets, weights } = features;
    const hidden = Float64Array.from(hiddenBias);
    for (let nth = 0; nth < buckets.length; nth++) addRow(hidden, buckets[nth] ?? 0, weights[nth] ?? 0);
    latest = { features, hidden };
    return hidden;
  }

  return (features, answeredIds = []) => {
    const hidden = hiddenOf(features).slice();
    const answered = answeredIds.flatMap((id) => labelOf.get(id) ?? []);
    for (const label of answered) addRow(hidden, rowOfAnswered(label), 1 / answered.length);
    const sums = sumLabels(Int16Array.from(hidden, (unit) => Math.round(Math.tanh(unit) * mostOfUnit)));
    return Float64Array.from(
      labelBias,
      (bias, label) => bias + ((sums[label] ?? 0) * (labelScales[label] ?? 0)) / mostOfUnit,
    );
  };
}

/** Length of the header, header as JSON, then the arrays, each aligned to 4 bytes. */
export function encodeNetwork({ ids, width, ...arrays }: Network): Buffer {
  const json = Buffer.from(JSON.stringify({ ids, width }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  const { scales, hiddenBias, labelScales, labelBias, rows, labelRows } = arrays;
  const parts = [scales, hiddenBias, labelScales, labelBias, rows, labelRows].map(
    ({ buffer, byteOffset, byteLength }) => Buffer.from(new Uint8Array(buffer, byteOffset, byteLength)),
  );
  return Buffer.concat([length, json, ...parts].map((bytes) => Buffer.concat([bytes], padded(bytes.length))));
}

/** Throws if the file is incomplete. */
export function decodeNetwork(file: Buffer): Network {
  const { rowsAt, rowBytes, ...network } = readHead({
    length: file.length,
    read: (bytes, at) => file.copy(bytes, 0, at),
  });
  return { ...network, rows: new Uint8Array(file.subarray(rowsAt, rowsAt + rowBytes)) };
}

/** Reads rows of the hidden layer from the file when they are needed. Throws if the file is incomplete. */
export function openNetwork(file: OpenFile): RankingNetwork {
  const { rowsAt, rowBytes, ...network } = readHead(file);
  return { ...network, rows: createRowCache(file, rowsAt, network.width / 2) };
}

/** All but the rows of the hidden layer, and where these are. */
function readHead(file: OpenFile): Omit<Network, 'rows'> & { rowsAt: number; rowBytes: number } {
  let at = 0;
  function take(length: number): Buffer {
    const bytes = Buffer.from(new ArrayBuffer(length));
    if (at + length > file.length) throw new Error('The network of the knowledge base is incomplete');
    file.read(bytes, at);
    at += padded(length);
    return bytes;
  }
  const numbers = (length: number) => new Float32Array(take(length * 4).buffer);
  const header = take(take(4).readUInt32LE()).toString();
  const { ids, width }: Pick<Network, 'ids' | 'width'> = JSON.parse(header);
  const labels = ids.length + 1;
  const inputs = rowOfAnswered(ids.length);
  const arrays = {
    scales: numbers(inputs),
    hiddenBias: numbers(width),
    labelScales: numbers(labels),
    labelBias: numbers(labels),
  };
  const rowsAt = at;
  const rowBytes = (inputs * width) / 2;
  at += padded(rowBytes);
  return { ids, width, ...arrays, rowsAt, rowBytes, labelRows: new Int8Array(take(labels * width).buffer) };
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;
