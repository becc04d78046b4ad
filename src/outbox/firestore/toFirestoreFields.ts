/** Converts plain data to Firestore's API format: a value is an object with one key, which names its type. */
import type { protos } from '@google-cloud/firestore-api';

/** JSON values; leads contain no dates or bytes. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

type Value = protos.google.firestore.v1.IValue;

export const toFirestoreFields = (plain: Readonly<Record<string, JsonValue>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, toFirestoreValue(value)]));

function toFirestoreValue(plain: JsonValue): Value {
  if (plain === null) return { nullValue: 'NULL_VALUE' };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number') return Number.isSafeInteger(plain) ? { integerValue: plain } : { doubleValue: plain };
  if (isList(plain)) return { arrayValue: { values: plain.map(toFirestoreValue) } };
  return { mapValue: { fields: toFirestoreFields(plain) } };
}

/** The reverse of `toFirestoreFields`. Types that are not JSON (times, bytes, places) become null. */
export const fromFirestoreFields = (fields: Readonly<Record<string, Value>>): Record<string, JsonValue> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromFirestoreValue(value)]));

function fromFirestoreValue({
  stringValue,
  booleanValue,
  integerValue,
  doubleValue,
  arrayValue,
  mapValue,
}: Value): JsonValue {
  if (arrayValue) return (arrayValue.values ?? []).map(fromFirestoreValue);
  if (mapValue) return fromFirestoreFields(mapValue.fields ?? {});
  if (integerValue !== undefined && integerValue !== null) return Number(integerValue);
  return stringValue ?? booleanValue ?? doubleValue ?? null;
}

/** `Array.isArray` does not narrow readonly arrays. */
const isList = (plain: JsonValue): plain is readonly JsonValue[] => Array.isArray(plain);
