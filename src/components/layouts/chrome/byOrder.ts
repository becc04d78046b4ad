/** Sorts entries by `order` (spec section 2, Header). */
export const byOrder = <T extends { order: number }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => a.order - b.order);
