import { expect } from 'vitest';

/** Runs the check on each case; fails with a list of the failed cases, each with its error message. */
export function expectEach<const Case extends readonly unknown[]>(
  cases: readonly Case[],
  check: (...one: Case) => void,
): void {
  expect(cases.length, 'cases').toBeGreaterThan(0);
  const offenders = cases.flatMap((one) => {
    try {
      check(...one);
      return [];
    } catch (error) {
      return [`${one.join(' ')}: ${String(error instanceof Error ? error.message : error)}`];
    }
  });
  expect(offenders).toEqual([]);
}
