/**
 * True if every parser reads a path the same way. URL parsers (WHATWG, 4.4) resolve dot segments, also encoded ones,
 * and turn backslashes into slashes: such an address would reach another route than the one that the server checked.
 */
export function isNormalisedPath(path: string): boolean {
  if (!/^\/(?:[\w\-.~!$&'()*+,;=:@/]|%[\da-f]{2})*$/i.test(path)) return false;
  const decoded = decode(path);
  if (decoded === undefined || decoded.includes('//')) return false;
  // A second decoding, or a decoded slash, would give another path.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\\%\u0000-\u001f\u007f]/.test(decoded) || /%2f/i.test(path)) return false;
  return decoded.split('/').every((segment) => segment !== '.' && segment !== '..');
}

/** Undefined for invalid UTF-8, including overlong forms. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
