/** Converts plain data to Firestore's API format: a value is an object with one key, which names its type. */
import type { protos } from '@google-cloud/firestore-api';

/** JSON values; leads contain no dates or bytes. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

type Value = protos.google.firestore.v1.IValue;

export const fieldsOf = (plain: Readonly<Record<string, Plain>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, asValue(value)]));

function asValue(plain: Plain): Value {
  if (plain === null) return { nullValue: 'NULL_VALUE' };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number') return Number.isSafeInteger(plain) ? { integerValue: plain } : { doubleValue: plain };
  if (isList(plain)) return { arrayValue: { values: plain.map(asValue) } };
  return { mapValue: { fields: fieldsOf(plain) } };
}

/** The reverse of `fieldsOf`. Types that are not JSON (times, bytes, places) become null. */
export const plainOf = (fields: Readonly<Record<string, Value>>): Record<string, Plain> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, asPlain(value)]));

function asPlain({ stringValue, booleanValue, integerValue, doubleValue, arrayValue, mapValue }: Value): Plain {
  if (arrayValue) return (arrayValue.values ?? []).map(asPlain);
  if (mapValue) return plainOf(mapValue.fields ?? {});
  if (integerValue !== undefined && integerValue !== null) return Number(integerValue);
  return stringValue ?? booleanValue ?? doubleValue ?? null;
}

/** `Array.isArray` does not narrow readonly arrays. */
const isList = (plain: Plain): plain is readonly Plain[] => Array.isArray(plain);
