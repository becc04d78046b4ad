/**
 * Validates one entry. With `dropsItems` a link without target, a picture that cannot be shown, or an item of a list that is invalid, is left out, and
 * the rest of the entry is used (menus: one slip must not freeze the whole navigation).
 */
import type { z } from 'zod';
import { type FieldFault, isFaultReason } from './entryFault.ts';
import { isRecord } from './flatten.ts';

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;
type Path = readonly PropertyKey[];

export type ParsedEntry<Value> =
  | { isValid: true; value: Value; faults: FieldFault[] }
  | { isValid: false; faults: FieldFault[] };

/** A list that is emptied takes its own item along: as many rounds as menus have levels. */
const mostRounds = 10;

export function parseEntry<Value>(schema: z.ZodType<Value>, given: unknown, dropsItems = false): ParsedEntry<Value> {
  const dropped: FieldFault[] = [];
  let data = given;
  for (let round = 0; round < mostRounds; round += 1) {
    const result = schema.safeParse(data);
    if (result.success) return { isValid: true, value: result.data, faults: dropped };
    const { issues } = result.error;
    const faults = issues.map((issue) => faultOf(issue, data));
    const rest: unknown = dropsItems ? structuredClone(data) : undefined;
    if (!dropsItems || !issues.every((issue) => drop(rest, issue))) {
      // What was left out first is the cause.
      return { isValid: false, faults: dropped.length > 0 ? dropped : faults };
    }
    dropped.push(...faults);
    data = withoutHoles(rest);
  }
  return { isValid: false, faults: dropped };
}

function faultOf({ path, message }: Issue, data: unknown): FieldFault {
  const value = valueAt(data, path);
  const isMissing = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  return {
    field: path.map(String).join('.'),
    reason: isFaultReason(message) ? message : isMissing ? 'missing' : 'invalid',
  };
}

/** Leaves out the part with the fault. False if the entry is not usable without it. */
function drop(data: unknown, { path, message }: Issue): boolean {
  // Pictures are fields of the entry itself.
  if (message === 'picture' || message === 'undescribed') return isRecord(data) && empty(data, String(path[0]));
  if (message !== 'leadsNowhere') return dropItem(data, path);
  const holder = valueAt(data, path.slice(0, -1));
  const field = String(path.at(-1));
  // A heading keeps the entries below it.
  const hasOwnEntries = isRecord(holder) && Object.values(holder).some((value) => Array.isArray(value) && value[0]);
  if (hasOwnEntries && holder[field] !== null) return empty(holder, field);
  if (dropItem(data, path.slice(0, -1))) return true;
  const outer = valueAt(data, path.slice(0, -2));
  return path.length > 1 && isRecord(outer) && empty(outer, String(path.at(-2)));
}

function empty(holder: Record<string, unknown>, field: string): true {
  holder[field] = null;
  return true;
}

/** Marks the deepest list item on the path as dropped. */
function dropItem(data: unknown, path: Path): boolean {
  const at = path.findLastIndex((step) => typeof step === 'number');
  const list = at < 0 ? undefined : valueAt(data, path.slice(0, at));
  if (!Array.isArray(list)) return false;
  list[Number(path[at])] = undefined;
  return list.some((item) => item !== undefined) || dropItem(data, path.slice(0, at));
}

/** Repeatable components count with their first entry (entities.ts), which the path does not name. */
function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) {
    if (Array.isArray(value) && typeof step !== 'number') value = value[0];
    value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined;
  }
  return value;
}

function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withoutHoles);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutHoles(inner)]));
}
