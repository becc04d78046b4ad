/**
 * Finds addresses of uploaded pictures in an answer of the content system, as its media fields and the picture button
 * of its editor write them: `/uploads/…`, or the same behind an address of the content system.
 */
import { isRecord } from '../flatten.ts';

/** A name in the upload folder, without dot segments and escapes. SVG is not served: it may contain scripts. */
const uploadPath = String.raw`\/uploads\/(?:[\w-]+\/)*[\w-][\w.-]*\.(?:png|jpe?g|webp|gif|avif)`;

/** Upload paths (`/uploads/…`) that an answer names. */
export function findUploads(data: unknown, hosts: readonly string[]): Set<string> {
  const found = new Set<string>();
  replaceUploads(data, hosts, (path) => {
    found.add(path);
    return undefined;
  });
  return found;
}

/** The answer with other addresses; those without one (`addressOf` returns undefined) stay. */
export function replaceUploads(
  data: unknown,
  hosts: readonly string[],
  addressOf: (path: string) => string | undefined,
): unknown {
  const bases = hosts.map((host) => host.replace(/\/+$/, '').replace(/[^\w]/g, String.raw`\$&`));
  // Not behind other characters: `https://elsewhere.example/uploads/…` is a picture of another host.
  const pattern = new RegExp(String.raw`(?<=^|[\s(<"'])(?:${bases.join('|')})?(${uploadPath})(?=$|[\s)>"'])`, 'gi');
  const inside = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!value.includes('/uploads/')) return value;
      return value.replace(pattern, (whole, path: string) => addressOf(path) ?? whole);
    }
    if (Array.isArray(value)) return value.map(inside);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inside(inner)]));
  };
  return inside(data);
}
