/** Rows of equal length in a large file, of which only those that are needed come into memory. */

export type OpenFile = {
  length: number;
  /** Fills `bytes` with the content from `at` on. */
  read(bytes: Uint8Array, at: number): void;
};

export type Rows = {
  bytes: Uint8Array;
  /** Where a row starts in `bytes`: valid until the next call. */
  startOf(row: number): number;
};

export const rowsOf = (bytes: Uint8Array, rowBytes: number): Rows => ({ bytes, startOf: (row) => row * rowBytes });

/** The same message is scored several times, and common features return: a quarter of the rows of a new message. */
const kept = 2048;

/** `from`: where the first row starts in the file. */
export function createRowCache(file: OpenFile, from: number, rowBytes: number): Rows {
  const bytes = new Uint8Array(kept * rowBytes);
  const slots = Array.from({ length: kept }, (_, slot) => bytes.subarray(slot * rowBytes, (slot + 1) * rowBytes));
  const rows = new Int32Array(kept).fill(-1);
  return {
    bytes,
    startOf(row) {
      const slot = row % kept;
      const target = slots[slot];
      if (target && rows[slot] !== row) {
        file.read(target, from + row * rowBytes);
        rows[slot] = row;
      }
      return slot * rowBytes;
    },
  };
}
