/** Sample figures of the drawn dashboard, the same in every language. The parts add up (sampleFigures.test.ts). */

/** Conversations of each day of September 2026, a Tuesday first. */
const alonePerDay = [
  35, 33, 38, 34, 17, 22, 48, 32, 40, 37, 44, 17, 19, 46, 36, 36, 34, 36, 21, 21, 44, 34, 39, 34, 41, 20, 20, 49, 36,
  39,
];
const handedOverPerDay = [
  10, 13, 11, 8, 1, 3, 16, 9, 12, 10, 9, 3, 1, 16, 14, 9, 11, 14, 1, 4, 12, 10, 11, 15, 15, 1, 3, 15, 12, 13,
];

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

const days = alonePerDay.map((alone, index) => ({ alone, handedOver: handedOverPerDay[index] ?? 0 }));

/** First questions by hour of the day. */
const hours = [12, 8, 7, 9, 6, 8, 14, 31, 82, 104, 112, 103, 96, 88, 97, 93, 86, 74, 62, 56, 52, 41, 27, 16];
const office = { opens: 8, closes: 18 };
const isStaffed = (hour: number): boolean => hour >= office.opens && hour < office.closes;

export const sampleFigures = {
  days,
  hours: hours.map((count, hour) => ({ hour, count, staffed: isStaffed(hour) })),
  /** In the order of the words. */
  topics: [412, 263, 219, 166, 121, 103] as const,
  teams: [96, 88, 61, 37],
  all: sum(days.map(({ alone, handedOver }) => alone + handedOver)),
  alone: sum(alonePerDay),
  handedOver: sum(handedOverPerDay),
  allBefore: 1_117,
};
