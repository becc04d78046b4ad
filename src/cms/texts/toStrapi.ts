/** A value of the site as an entry of Strapi. */
import { attributeName } from './attributeName.ts';
import { type GroupShape, isPlainObject, isWrapped, itemFields, type Shape, wrapped } from './shape.ts';

export type StrapiEntry = Record<string, unknown>;

/** `inType`: groups are boxes of the content type; deeper groups are flattened into their box. */
export function toStrapi({ fields }: GroupShape, value: unknown, prefix = '', inType = false): StrapiEntry {
  const given = isPlainObject(value) ? value : {};
  return Object.assign(
    {},
    ...Object.entries(fields).map(([key, shape]) => attributes(shape, given[key], attributeName(prefix, key), inType)),
  );
}

function attributes(shape: Shape, value: unknown, name: string, inType: boolean): StrapiEntry {
  switch (shape.kind) {
    case 'fixed':
      return {};
    case 'zone':
      // Of free pages, which no file has.
      return { [name]: [] };
    case 'lines':
      return { [name]: Array.isArray(value) ? value.join('\n') : null };
    case 'group':
      if (!inType) return toStrapi(shape, value, name);
      return { [name]: value === undefined ? null : toStrapi(shape, value) };
    case 'list':
      return { [name]: Array.isArray(value) ? value.map((item) => itemEntry(shape.item, item)) : [] };
    case 'record':
      return { [name]: Object.entries(value ?? {}).map(([key, item]) => ({ key, ...itemEntry(shape.item, item) })) };
    case 'variants': {
      const given = isPlainObject(value) ? value : {};
      const options = Object.entries(shape.options).map(([option, group]) => {
        const entry = given[shape.by] === option ? toStrapi(group, given) : null;
        return [attributeName(name, option), entry] as const;
      });
      return { [attributeName(name, shape.by)]: given[shape.by] ?? null, ...Object.fromEntries(options) };
    }
    default:
      return { [name]: value ?? null };
  }
}

const itemEntry = (item: Shape, value: unknown): StrapiEntry =>
  toStrapi(itemFields(item), isWrapped(item) ? { [wrapped]: value } : value);
