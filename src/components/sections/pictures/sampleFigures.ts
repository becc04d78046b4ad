/** Sample figures of the drawn dashboard, the same in every language. The parts add up (sampleFigures.test.ts). */

/** Conversations of each day of September 2026, a Tuesday first. */
const alonePerDay = [
  19, 16, 20, 16, 13, 14, 23, 19, 20, 18, 18, 14, 13, 22, 21, 17, 18, 16, 15, 17, 23, 16, 20, 19, 20, 15, 14, 24, 20,
  19,
];
const handedOverPerDay = [
  26, 30, 29, 26, 5, 11, 41, 22, 32, 29, 35, 6, 7, 40, 29, 28, 27, 34, 7, 8, 33, 28, 30, 30, 36, 6, 9, 40, 28, 33,
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
  teams: [254, 232, 161, 98],
  all: sum(days.map(({ alone, handedOver }) => alone + handedOver)),
  alone: sum(alonePerDay),
  handedOver: sum(handedOverPerDay),
  allBefore: 1_117,
};
