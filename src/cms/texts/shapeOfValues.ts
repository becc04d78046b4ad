/** The shape of words, from their values in the files of both languages. Lists keep their length, except open ones. */
import { isPlainObject, type Shape, tokensIn } from './shape.ts';

/** Lists of short texts that pages show one below the other, whatever their number. */
const openLines: ReadonlySet<string> = new Set(['paragraphs', 'items', 'answer', 'questions', 'examples']);

/** `values`: all that the files have at one key, in both languages and, in a list, of every item. `name`: the key. */
export function shapeOfValues(values: readonly unknown[], name = ''): Shape {
  const given = values.filter((value) => value !== undefined);
  const [first] = given;
  const optional = given.length < values.length && ({ optional: true } as const);
  if (given.every((value) => typeof value === 'string')) return { ...textShape(given), ...optional };
  if (given.every(Array.isArray)) return { ...listShape(given, name), ...optional };
  if (given.every(isPlainObject)) return { ...objectShape(given), ...optional };
  if (given.every((value) => typeof value === typeof first)) return { kind: 'fixed', ...optional };
  throw new Error(`Texts of different kinds at one place: ${JSON.stringify(given)}`);
}

function textShape(texts: readonly string[]): Shape {
  if (texts.every((text) => text.startsWith('https://'))) return { kind: 'text', address: true };
  return { kind: 'text', tokens: tokensIn(texts) };
}

function listShape(lists: readonly unknown[][], name: string): Shape {
  const items = lists.flat();
  const isLines = items.every((item) => typeof item === 'string' && !item.includes('\n'));
  const closed = !openLines.has(name) && ({ closed: true } as const);
  if (isLines && items.length > 0) return { kind: 'lines', tokens: tokensIn(items), ...closed };
  const lengths = lists.map(({ length }) => length);
  const bounds = { min: Math.min(...lengths), max: Math.max(...lengths) };
  return { kind: 'list', item: withCodes(shapeOfValues(items), items), closed: true, ...bounds };
}

/** Keys that no language has in its own words, such as `products/voice`, are ids of entries. */
const isId = (key: string) => !/^[a-zA-Z][a-zA-Z\d]*$/.test(key);

function objectShape(objects: readonly Readonly<Record<string, unknown>>[]): Shape {
  const keys = [...new Set(objects.flatMap(Object.keys))];
  const values = (key: string) => objects.map((object) => object[key]);
  if (keys.some(isId)) {
    const entries = objects.flatMap((object) => Object.values(object));
    const isUniform = new Set(entries.map((entry) => typeof entry)).size === 1;
    if (isUniform) return { kind: 'record', item: shapeOfValues(entries), closed: true };
  }
  return { kind: 'group', fields: Object.fromEntries(keys.map((key) => [key, shapeOfValues(values(key), key)])) };
}

/** Fields of a list's entries that hold a code in every language, such as the sender of a message. */
const codeFields: ReadonlySet<string> = new Set([
  'from',
  'lang',
  'kind',
  'state',
  'icon',
  'page',
  'speaker',
  'id',
  'hash',
]);

function withCodes(item: Shape, items: readonly unknown[]): Shape {
  if (item.kind !== 'group') return item;
  const objects = items.filter(isPlainObject);
  const fields = Object.entries(item.fields).map(([key, shape]) => {
    const codes = objects.flatMap((object) => object[key] ?? []);
    if (!codeFields.has(key) || !codes.every(isCode)) {
      const inner = objects.flatMap((object) => object[key] ?? []);
      return [key, withCodes(shape, inner)] as const;
    }
    const optional = shape.optional && ({ optional: true } as const);
    return [key, { kind: 'choice' as const, options: [...new Set(codes)].sort(), ...optional }] as const;
  });
  return { ...item, fields: Object.fromEntries(fields) };
}

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[a-z][a-z\d/-]*$/.test(value);
