/** Undefined if nothing is stored, or if storage is off. */
export function storedValue(storage: () => Storage, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
