import { expect, test } from 'vitest';
import { crisisAnswer } from './crisisAnswer.ts';
import { recogniseCrisis } from './recogniseCrisis.ts';

const firstOf = (text: string): string => text.split('\n\n')[0] ?? '';

test.each([
  ['de', '110', '116 016'],
  ['en', '999', '0808 2000 247'],
] as const)(
  'to somebody who is threatened the police come first, then help against violence at home (%s)',
  (locale, police, helpline) => {
    const { text, links } = crisisAnswer('violence', locale);
    expect(firstOf(text)).toContain(police);
    expect(text.slice(firstOf(text).length)).toContain(helpline);
    expect(links.map((link) => link.text)).toEqual(expect.arrayContaining([police, helpline]));
  },
);

test.each([
  ['de', '112', '030 19240'],
  ['en', '999', '111'],
] as const)('after an overdose the ambulance comes before the advice on poisons (%s)', (locale, ambulance, poison) => {
  const { text } = crisisAnswer('medical', locale);
  expect(text.indexOf(ambulance)).toBeLessThan(text.indexOf(poison));
  expect(crisisAnswer('self', locale).text).toMatch(/Überdosis|overdose/);
});

test.each([
  'someone is trying to break into my house',
  'a man is kicking my front door',
  'mein Mann ist gewalttätig',
  'my husband is violent',
])('takes a violent person at the door or at home for danger by others: %s', (text) => {
  expect(recogniseCrisis(text)).toBe('violence');
});

test('a market is no house', () => {
  expect(recogniseCrisis('we want to break into our market')).toBeUndefined();
});
