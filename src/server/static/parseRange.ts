export type ByteRange = { from: number; to: number };

/**
 * The single byte range of a request (RFC 9110, 14.1.2). Undefined: send the whole file, also for unknown units and for
 * several ranges, which may be ignored. 'none': the range cannot be satisfied.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=[\t ]*(\d*)-(\d*)[\t ]*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // "-500" requests the last 500 bytes.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return from >= size || (first === '' && Number(last) === 0) ? 'none' : { from, to };
}
