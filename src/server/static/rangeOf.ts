export type Range = { from: number; to: number };

/**
 * The one range of bytes that a player asks for (RFC 9110, 14.1.2). Undefined: the whole is the right answer, as it is to
 * units nobody knows and to several ranges at once, which may be ignored. 'none': nothing of it exists.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=[\t ]*(\d*)-(\d*)[\t ]*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // "-500" asks for the last 500 bytes.
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return from >= size || (first === '' && Number(last) === 0) ? 'none' : { from, to };
}
