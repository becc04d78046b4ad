import { expect, test } from 'vitest';
import { isOnlyAboutSum } from './isOnlyAboutSum.ts';

test.each([
  ['und wenn alle vier antworten', 'de'],
  ['nein ich meinte 5 zusatzliche leute', 'de'],
  ['was kostet der professional mit mwst', 'de'],
  ['and 2 channels on top of that', 'en'],
  ['so 149 with german vat makes', 'en'],
] as const)('recognises a message about a sum: %s', (plain, locale) => {
  expect(isOnlyAboutSum(plain, locale)).toBe(true);
});

test.each([
  ['wie viele bearbeiter hat professional', 'de'],
  ['was haben alle drei gemeinsam', 'de'],
  ['was kostet die einfuhrung', 'de'],
  ['and does whatsapp themselves bill me', 'en'],
  ['is the custom api in the middle plan', 'en'],
] as const)('leaves other questions to the entries: %s', (plain, locale) => {
  expect(isOnlyAboutSum(plain, locale)).toBe(false);
});
