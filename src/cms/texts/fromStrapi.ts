/** An entry of Strapi as a value of the site. Faults name the field as the editor sees it. */
import { articleBlocks } from '../../text/content/blog/articleBlocks.ts';
import { type FaultReason, type FieldFault, isFaultReason } from '../entryFault.ts';
import { parseCmsLink } from '../parseCmsLink.ts';
import { describedPicture } from '../pictures/pictureField.ts';
import { attributeName } from './attributeName.ts';
import { checkText } from './checkText.ts';
import {
  type GroupShape,
  isPlainObject,
  isWrapped,
  itemFields,
  type Shape,
  wrapped,
  type ZoneShape,
  zoneComponent,
} from './shape.ts';

export type Reading = {
  faults: FieldFault[];
  /** Parts that are left out alone: links without target, pictures that cannot be shown. */
  dropped: FieldFault[];
  /** Tokens that every text of the type may use. */
  tokens: ReadonlySet<string>;
};

type Place = { name: string; field: string; inType: boolean };

/**
 * `own` is the file's value. It is used for an empty field, also for one that is newer than the entry
 * (product-decisions.md, Content system), and for what is not in the content system.
 */
export function fromStrapi(
  { fields }: GroupShape,
  entry: Readonly<Record<string, unknown>>,
  own: unknown,
  reading: Reading,
  { prefix = '', field = '', inType = false } = {},
): Record<string, unknown> {
  const file = isPlainObject(own) ? own : undefined;
  const values = Object.entries(fields).map(([key, shape]) => {
    const name = attributeName(prefix, key);
    return [key, read(shape, entry, file?.[key], { name, field: field + name, inType }, reading)] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function read(
  shape: Shape,
  entry: Readonly<Record<string, unknown>>,
  own: unknown,
  place: Place,
  reading: Reading,
): unknown {
  const { name, field, inType } = place;
  const given = entry[name];
  const refuse = (reason: FaultReason): undefined => void reading.faults.push({ field, reason });
  switch (shape.kind) {
    case 'fixed':
      return own;
    case 'group': {
      if (inType && !isPlainObject(given)) return shape.optional ? undefined : (own ?? refuse('missing'));
      if (inType && isPlainObject(given)) return fromStrapi(shape, given, own, reading, { field: `${field}.` });
      if (shape.optional && isEmpty(shape, entry, name)) return undefined;
      return fromStrapi(shape, entry, own, reading, { prefix: name, field: field.slice(0, -name.length) });
    }
    case 'list': {
      if (isNone(given)) return shape.optional ? undefined : (own ?? []);
      const items = Array.isArray(given) ? given : [];
      const files = Array.isArray(own) ? own : [];
      if (shape.closed && items.length !== files.length) return refuse('wrongCount');
      return items.map((item, index) => readItem(shape.item, item, files[index], `${field}.${index}.`, reading));
    }
    case 'record':
      if (isNone(given)) return shape.optional ? undefined : (own ?? {});
      return readRecord(shape, Array.isArray(given) ? given : [], own, field, reading);
    case 'variants': {
      const option = entry[attributeName(name, shape.by)];
      if (isNone(option)) return shape.optional ? undefined : (own ?? refuse('missing'));
      const group = Object.entries(shape.options).find(([name]) => name === option)?.[1];
      if (!group || typeof option !== 'string') return refuse('invalid');
      const box = attributeName(name, option);
      const inner = entry[box];
      const isSame = isPlainObject(own) && own[shape.by] === option;
      const at = { field: `${field.slice(0, -name.length)}${box}.` };
      const words = fromStrapi(group, isPlainObject(inner) ? inner : {}, isSame ? own : undefined, reading, at);
      return { [shape.by]: option, ...words };
    }
    case 'zone':
      if (isNone(given)) return own ?? [];
      return [given].flat().flatMap((item, index) => readSection(shape, item, `${field}.${index}.`, reading));
    case 'picture': {
      if (isNone(given)) return shape.optional ? undefined : refuse('missing');
      const { data, error } = describedPicture.safeParse(given);
      const reason = error?.issues[0]?.message ?? '';
      return data ?? refuse(isFaultReason(reason) ? reason : 'picture');
    }
    case 'link': {
      if (typeof given !== 'string' || given.trim() === '') return shape.optional ? undefined : refuse('missing');
      const target = parseCmsLink(given);
      if (!target) reading.dropped.push({ field, reason: 'leadsNowhere' });
      return target ?? null;
    }
    default:
      return readText(shape, given, own, { ...reading, field }, refuse);
  }
}

/** A section whose picture cannot be shown is left out alone: pictures come and go (pictures/openPictures.ts). */
function readSection({ by, options }: ZoneShape, item: unknown, field: string, reading: Reading): object[] {
  const entry = isPlainObject(item) ? item : {};
  const found = Object.entries(options).find(([option]) => zoneComponent(option) === entry.__component);
  const inner: Reading = { ...reading, faults: found ? [] : [{ field: field.slice(0, -1), reason: 'invalid' }] };
  const words = found && fromStrapi(found[1], entry, undefined, inner, { field });
  const isPicture = inner.faults.every(({ reason }) => reason === 'picture' || reason === 'undescribed');
  (isPicture ? reading.dropped : reading.faults).push(...inner.faults);
  return found && inner.faults.length === 0 ? [{ [by]: found[0], ...words }] : [];
}

function readText(
  shape: Extract<Shape, { kind: 'text' | 'lines' | 'number' | 'choice' }>,
  given: unknown,
  own: unknown,
  { tokens, dropped, field }: Reading & { field: string },
  refuse: (reason: FaultReason) => undefined,
): unknown {
  if (isNone(given) || given === '') return shape.optional ? undefined : (own ?? refuse('missing'));
  if (shape.kind === 'number') {
    const number = typeof given === 'number' || typeof given === 'string' ? Number(given) : Number.NaN;
    return Number.isFinite(number) && number >= (shape.min ?? number) ? number : refuse('invalid');
  }
  if (typeof given !== 'string') return refuse('invalid');
  if (shape.kind === 'choice') return shape.options.includes(given) ? given : refuse('invalid');
  const problem = checkText(given, { ...shape, own }, tokens);
  if (problem) return refuse(problem);
  if (shape.kind === 'text' && shape.markdown) {
    const { blocks, dropped: left } = articleBlocks(given);
    dropped.push(...left.map((reason) => ({ field, reason })));
    return blocks.length > 0 ? given : refuse('empty');
  }
  if (shape.kind === 'text') return given;
  const lines = given.split('\n').filter((line) => line.trim() !== '');
  const isWrong = shape.closed && Array.isArray(own) && own.length !== lines.length;
  return isWrong ? refuse('wrongCount') : lines;
}

function readRecord(
  shape: Extract<Shape, { kind: 'record' }>,
  entries: readonly unknown[],
  own: unknown,
  field: string,
  reading: Reading,
): Record<string, unknown> {
  const files = isPlainObject(own) ? own : {};
  const values = entries.map((entry, index) => {
    const key = isPlainObject(entry) && typeof entry.key === 'string' ? entry.key : `${index}`;
    return [key, readItem(shape.item, entry, files[key], `${field}.${key}.`, reading)] as const;
  });
  const made = Object.fromEntries(values);
  const expected = Object.keys(files).sort();
  if (shape.closed && Object.keys(made).sort().join() !== expected.join())
    reading.faults.push({ field, reason: 'wrongKeys' });
  return made;
}

function readItem(item: Shape, entry: unknown, own: unknown, field: string, reading: Reading): unknown {
  const file = isWrapped(item) ? { [wrapped]: own } : own;
  const value = fromStrapi(itemFields(item), isPlainObject(entry) ? entry : {}, file, reading, { field });
  return isWrapped(item) ? value[wrapped] : value;
}

const isNone = (given: unknown) =>
  given === null || given === undefined || (Array.isArray(given) && given.length === 0);

/** True if no field of a flattened group has a value. */
const isEmpty = ({ fields }: GroupShape, entry: Readonly<Record<string, unknown>>, prefix: string): boolean =>
  Object.entries(fields).every(([key, shape]) => {
    const name = attributeName(prefix, key);
    return shape.kind === 'group' ? isEmpty(shape, entry, name) : isNone(entry[name]) || entry[name] === '';
  });
