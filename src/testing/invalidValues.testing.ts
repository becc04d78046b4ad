/** For tests: values that together raise every issue of every form field. */
const turns = (text: string) => JSON.stringify([{ who: 'visitor', text }]);

export const invalidValues = [
  '',
  'A\r\nBcc: all@example.org',
  'x'.repeat(60_001),
  'x'.repeat(300),
  '@',
  turns('\u0007'),
  turns('x'.repeat(5_001)),
];
