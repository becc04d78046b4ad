/**
 * Sums of the rows of a matrix of bytes, each value times that of its column, as WebAssembly with SIMD: the same loop in
 * TypeScript takes ten times as long, a quarter of the time of an answer (docs/decisions/0360).
 */
import { compileLoop, constant, get, i32Add, loop, pageBytes, set } from './wasm.ts';

/** `factors`: a whole number of at most 16 bits per column. The sums, one per row, are valid until the next call. */
export type LabelScorer = (factors: Int16Array) => Int32Array;

/** Columns per step. */
const step = 8;
const factorsAt = 0;

/** `rows`: rows of `width` bytes. A sum must fit into 32 bits: up to 516 columns with the largest values. */
export function createLabelScorer(rows: Int8Array, width: number): LabelScorer {
  const count = rows.length / width;
  const stride = Math.ceil(width / step) * step;
  const sumsAt = factorsAt + 2 * stride;
  const rowsAt = Math.ceil((sumsAt + 4 * count) / step) * step;
  const end = rowsAt + count * stride;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / pageBytes) });
  const bytes = new Int8Array(memory.buffer);
  for (let row = 0; row < count; row++) bytes.set(rows.subarray(row * width, (row + 1) * width), rowsAt + row * stride);
  const factorsOfColumns = new Int16Array(memory.buffer, factorsAt, stride);
  const sums = new Int32Array(memory.buffer, sumsAt, count);
  const addRows = compileLoop(memory, kernel(stride));
  return (factors) => {
    factorsOfColumns.set(factors);
    if (count > 0) addRows(rowsAt, end, sumsAt);
    return sums;
  };
}

/** Locals of the kernel: its three parameters, then its own. */
const [row, rowsEnd, target, column, columnsEnd, sum] = [0, 1, 2, 3, 4, 5];

function kernel(stride: number) {
  const addProducts = [
    // i16x8.load8x8_s of the row, v128.load of the factors, i32x4.dot_i16x8_s, i32x4.add
    ...[...get(sum), ...get(row), ...get(column), i32Add, 0xfd, 0x01, 0, 0],
    ...[...get(column), ...get(column), i32Add, 0xfd, 0x00, 0, factorsAt, 0xfd, 0xba, 1, 0xfd, 0xae, 1, ...set(sum)],
  ];
  const lane = (nth: number) => [...get(sum), 0xfd, 0x1b, nth];
  const sumRow = [
    // v128.const 0
    ...[0xfd, 0x0c, ...new Array<number>(16).fill(0), ...set(sum)],
    ...[...constant(0), ...set(column), ...loop(column, constant(step), columnsEnd, addProducts)],
    // i32.store
    ...[...get(target), ...lane(0), ...lane(1), i32Add, ...lane(2), i32Add, ...lane(3), i32Add, 0x36, 2, 0],
    ...[...get(target), ...constant(4), i32Add, ...set(target)],
  ];
  const body = [0x41, ...signedLeb(stride), ...set(columnsEnd), ...loop(row, get(columnsEnd), rowsEnd, sumRow)];
  return { parameters: 3, locals: [2, 2, 0x7f, 1, 0x7b], body };
}

/** LEB128 of a positive number whose sign bit must be 0. */
function signedLeb(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signedLeb(value >>> 7)];
}
