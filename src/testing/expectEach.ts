import { expect } from 'vitest';

/** One test over many cases: runs the check on each and fails with the list of offenders, each with its first difference. */
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
