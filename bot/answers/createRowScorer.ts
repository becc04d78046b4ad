/**
 * Adds weighted rows of a matrix, as WebAssembly with SIMD: V8 compiles the same loop in TypeScript to scalar
 * instructions, which take three times as long. The instructions are written out, because a compiler for one loop would
 * be a dependency of the build. Sums are the same to the last bit.
 */

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
const pageBytes = 65_536;
/** A list may have as many rows as fit into the first two pages, which also have the scores. */
const [rowsAt, factorsAt, scoresAt, weightsAt] = [0, pageBytes / 2, pageBytes, 2 * pageBytes];

export function createRowScorer(height: number, width: number): RowScorer {
  const spareAt = Math.ceil(width / 4) * 4;
  const stride = 2 * spareAt;
  const pages = Math.ceil((weightsAt + height * stride * 4) / pageBytes);
  const memory = new WebAssembly.Memory({ initial: pages });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(kernel()), { host: { memory } });
  const addRows = exports.add;
  if (typeof addRows !== 'function') throw new Error('The kernel exports no function');
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

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const load64 = (offset: number) => [0xfd, 0x5d, 0, offset, 0xfd, 0x5f]; // v128.load64_zero, f64x2.promote_low_f32x4
const [timesFactor, plus] = [
  [0xfd, 0xf2, 1], // f64x2.mul
  [0xfd, 0xf0, 1], // f64x2.add
];
const i32Add = 0x6a;
const constant = (value: number) => [0x41, ...leb(value)];
const each = (of: (nth: number) => number[]) => Array.from({ length: rowsPerPass }, (_, nth) => of(nth)).flat();
/** Loops while `local`, increased by `step`, is less than `end`. */
const loop = (local: number, step: number, end: number, body: number[]) => [
  ...[0x03, 0x40, ...body],
  ...[...get(local), ...constant(step), i32Add, 0x22, local, ...get(end), 0x49, 0x0d, 0, 0x0b],
];

/** Two pairs of scores at a time: adds the products of all rows of the pass to each. */
function kernel(): Uint8Array<ArrayBuffer> {
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
    ...[...constant(0), ...set(column), ...loop(column, 16, rowLength, columns)],
  ];
  const locals = [2, 11, 0x7f, 10, 0x7b];
  const body = [...locals, ...loop(at, 4 * rowsPerPass, listBytes, pass), 0x0b];
  const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 2, 0x7f, 0x7f, 0]),
    ...section(2, [1, ...name('host'), ...name('memory'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('add'), 0, 0]),
    ...section(10, [1, ...leb(body.length), ...body]),
  ]);
}

const section = (id: number, content: number[]) => [id, ...leb(content.length), ...content];

/** LEB128; as the constants here are less than 64 or non-negative offsets, signed and unsigned are the same. */
function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >>> 7)];
}
