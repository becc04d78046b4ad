/**
 * Normalises responses of Strapi 4 (`id` and `attributes`, relations under `data`) and Strapi 5 (flat) to plain entries
 * without timestamps, with pictures as their address and description (spec section 3, content entries).
 */
export function flatten(value: unknown, depth = 0): unknown {
  if (depth > deepest) throw new NestingError('The response is nested too deeply');
  const inside = (inner: unknown) => flatten(inner, depth + 1);
  if (Array.isArray(value)) return value.map(inside);
  if (!isRecord(value)) return value;
  if (isEnvelope(value)) return inside(value.data);
  const { attributes, ...own } = value;
  const entry = isRecord(attributes) ? { ...own, ...attributes } : value;
  if (isPicture(entry)) return { url: entry.url, alternativeText: entry.alternativeText };
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => !times.has(name))
      .map(([name, inner]) => [name, inside(inner)]),
  );
}

/** Menus nest ten levels at most; in the shape of Strapi 4 a level adds five. */
const deepest = 60;

class NestingError extends Error {}

const times = new Set(['createdAt', 'publishedAt', 'updatedAt']);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Media and relations of Strapi 4 come as `{ data }`. */
const isEnvelope = (value: Record<string, unknown>): boolean =>
  'data' in value && Object.keys(value).every((name) => name === 'data' || name === 'meta');

const isPicture = (entry: Record<string, unknown>): boolean =>
  typeof entry.url === 'string' && typeof entry.mime === 'string';
