/**
 * Validates messages between windows. Hand-written, because the page has a budget of 2 kB for the chat (zod stays on
 * the server). A message is valid only if its type is known and it has exactly its fields with valid values. Payloads
 * are never executed, parsed or used as a pattern.
 */
type Check<T> = (value: unknown) => value is T;
type Fields = Readonly<Record<string, Check<unknown>>>;
export type Schema = Readonly<Record<string, Fields>>;

type Value<C> = C extends Check<infer T> ? T : never;
type May<F extends Fields> = { [K in keyof F]: undefined extends Value<F[K]> ? K : never }[keyof F];
type FieldsOf<F extends Fields> = { [K in Exclude<keyof F, May<F>>]: Value<F[K]> } & { [K in May<F>]?: Value<F[K]> };
/** Union of all messages of a schema, discriminated by `type`. */
export type MessageOf<S extends Schema> = { [T in keyof S]: { type: T } & FieldsOf<S[T]> }[keyof S];

/** Returns the message, or undefined for any other data. */
export function readMessage<S extends Schema>(schema: S, data: unknown): MessageOf<S> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, ...fields }: { type?: unknown; [name: string]: unknown } = { ...data };
  const checks = typeof type === 'string' && Object.hasOwn(schema, type) && schema[type];
  if (!checks) return undefined;
  const names = Object.keys({ ...checks, ...fields });
  const fits = names.every((name) => Object.hasOwn(checks, name) && checks[name]?.(fields[name]));
  return fits ? (data as MessageOf<S>) : undefined;
}

export const flag = (value: unknown): value is boolean => typeof value === 'boolean';

export const number = (value: unknown): value is number => Number.isFinite(value);

export const text =
  (longest: number) =>
  (value: unknown): value is string =>
    typeof value === 'string' && value.length <= longest;

export const optional =
  <T>(check: Check<T>) =>
  (value: unknown): value is T | undefined =>
    value === undefined || check(value);

export const oneOf =
  <T extends string>(names: readonly T[]) =>
  (value: unknown): value is T =>
    names.some((name) => name === value);

export const listOf =
  <T>(check: Check<T>, most: number) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(check);

/** Texts by allowed names; null means no value. */
export const recordOf =
  <T extends string>(names: readonly T[], longest: number) =>
  (value: unknown): value is Readonly<Partial<Record<T, string | null>>> =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, one]) => oneOf(names)(name) && (one === null || text(longest)(one)));
