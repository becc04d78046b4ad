/**
 * Adds weighted rows of a matrix, as WebAssembly with SIMD: V8 compiles the same loop in TypeScript to scalar
 * instructions, which take three times as long. Sums are the same to the last bit.
 */
import { compileLoop, constant, get, i32Add, leb, loop, pageBytes, set } from './wasm.ts';

export type RowScorer = {
  /** Values per row in `weights`: `width` weights, filled up to `spareAt`, then as many spare values for the caller. */
  stride: number;
  /** Spare values are in pages next to the weights: in an array of their own, an update waits twice as long for memory. */
  spareAt: number;
  weights: Float32Array;
  /** `width` sums. */
  scores: Float64Array;
  /** Adds the rows, each times its factor, to `scores`, in their order. */
  add(rows: Uint16Array, factors: Float32Array): void;
};

/** Rows per pass, because each pass loads and stores all scores. */
const rowsPerPass = 8;
/** A list may have as many rows as fit into the first two pages, which also have the scores. */
const [rowsAt, factorsAt, scoresAt, weightsAt] = [0, pageBytes / 2, pageBytes, 2 * pageBytes];

export function createRowScorer(height: number, width: number): RowScorer {
  const spareAt = Math.ceil(width / 4) * 4;
  const stride = 2 * spareAt;
  const pages = Math.ceil((weightsAt + height * stride * 4) / pageBytes);
  const memory = new WebAssembly.Memory({ initial: pages });
  const addRows = compileLoop(memory, kernel());
  const rowBytes = stride * 4;
  const addresses = new Uint32Array(memory.buffer, rowsAt, factorsAt / 4);
  const copies = new Float32Array(memory.buffer, factorsAt, factorsAt / 4);
  return {
    stride,
    spareAt,
    weights: new Float32Array(memory.buffer, weightsAt, height * stride),
    scores: new Float64Array(memory.buffer, scoresAt, width),
    add(rows, factors) {
      const count = Math.ceil(rows.length / rowsPerPass) * rowsPerPass;
      // Rows beyond the list count 0 times.
      for (let at = 0; at < count; at++) addresses[at] = weightsAt + (rows[at] ?? 0) * rowBytes;
      copies.set(factors);
      copies.fill(0, factors.length, count);
      // The kernel makes at least one pass.
      if (count > 0) addRows(count * 4, spareAt * 4);
    },
  };
}

/** Locals of the kernel: its two parameters, then its own. */
const [listBytes, rowLength, at, column, address] = [0, 1, 2, 3, 4];
const [firstRow, left, right, firstFactor] = [5, 13, 14, 15];

const load64 = (offset: number) => [0xfd, 0x5d, 0, offset, 0xfd, 0x5f]; // v128.load64_zero, f64x2.promote_low_f32x4
const [timesFactor, plus] = [
  [0xfd, 0xf2, 1], // f64x2.mul
  [0xfd, 0xf0, 1], // f64x2.add
];
const each = (of: (nth: number) => number[]) => Array.from({ length: rowsPerPass }, (_, nth) => of(nth)).flat();
/** Two pairs of scores at a time: adds the products of all rows of the pass to each. */
function kernel() {
  const scoresOf = (half: number) => [...get(column), ...get(column), i32Add, 0xfd, half, 3];
  const addTo = (sums: number, offset: number, nth: number) => [
    ...[...get(sums), ...get(address), ...load64(offset)],
    ...[...get(firstFactor + nth), ...timesFactor, ...plus, ...set(sums)],
  ];
  const columns = [
    ...[...scoresOf(0), ...leb(scoresAt), ...set(left), ...scoresOf(0), ...leb(scoresAt + 16), ...set(right)],
    ...each((nth) => [
      ...[...get(firstRow + nth), ...get(column), i32Add, ...set(address)],
      ...[...addTo(left, 0, nth), ...addTo(right, 8, nth)],
    ]),
    ...[...get(column), ...get(column), i32Add, ...get(left), 0xfd, 0x0b, 3, ...leb(scoresAt)],
    ...[...get(column), ...get(column), i32Add, ...get(right), 0xfd, 0x0b, 3, ...leb(scoresAt + 16)],
  ];
  const pass = [
    ...each((nth) => [
      ...[...get(at), 0x28, 2, ...leb(rowsAt + 4 * nth), ...set(firstRow + nth)],
      // f32.load, f64.promote_f32, f64x2.splat
      ...[...get(at), 0x2a, 2, ...leb(factorsAt + 4 * nth), 0xbb, 0xfd, 0x14, ...set(firstFactor + nth)],
    ]),
    ...[...constant(0), ...set(column), ...loop(column, constant(16), rowLength, columns)],
  ];
  return { parameters: 2, locals: [2, 11, 0x7f, 10, 0x7b], body: loop(at, constant(4 * rowsPerPass), listBytes, pass) };
}
