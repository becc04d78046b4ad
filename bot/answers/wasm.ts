/** The parts of WebAssembly modules that are written out here, because a compiler for two loops would be a dependency. */

export const get = (local: number): number[] => [0x20, local];
export const set = (local: number): number[] => [0x21, local];
const tee = (local: number): number[] => [0x22, local];
export const i32Add = 0x6a;
export const constant = (value: number): number[] => [0x41, ...leb(value)];

/** LEB128; as the constants here are less than 64 or non-negative offsets, signed and unsigned are the same. */
export function leb(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb(value >>> 7)];
}

/** Loops while `local`, increased by `step` (instructions for a value), is less than `end`. */
export const loop = (local: number, step: number[], end: number, body: number[]): number[] => [
  ...[0x03, 0x40, ...body],
  ...[...get(local), ...step, i32Add, ...tee(local), ...get(end), 0x49, 0x0d, 0, 0x0b],
];

/**
 * A function without result over the memory. `locals`: as the module has them, after the parameters, which are integers.
 */
export function compileLoop(
  memory: WebAssembly.Memory,
  { parameters, locals, body }: { parameters: number; locals: number[]; body: number[] },
): (...values: number[]) => void {
  const code = [...locals, ...body, 0x0b];
  const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];
  const bytes = Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, parameters, ...Array.from({ length: parameters }, () => 0x7f), 0]),
    ...section(2, [1, ...name('host'), ...name('memory'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('run'), 0, 0]),
    ...section(10, [1, ...leb(code.length), ...code]),
  ]);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { host: { memory } });
  const { run } = exports;
  if (typeof run !== 'function') throw new Error('The loop is no function');
  return (...values) => run(...values);
}

const section = (id: number, content: number[]): number[] => [id, ...leb(content.length), ...content];

export const pageBytes = 65_536;
