import type { Encoding } from './readFiles.ts';

/**
 * Best encoding that a client accepts (RFC 9110, 12.5.3). Browsers send few different values, so results are cached.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known) return known;
  const best = choose(header);
  if (remembered.size < 1_000 && header.length <= 200) remembered.set(header, best);
  return best;
}

const remembered = new Map<string, Encoding>();

function choose(header: string): Encoding {
  const accepted = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    accepted.set(
      name,
      parameters.every((parameter) => !/^q=0(\.0*)?$/.test(parameter)),
    );
  }
  const accepts = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
