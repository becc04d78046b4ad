import { expect, test } from 'vitest';
import { readAsked, refersOnly } from './readAsked.ts';

test.each([
  ['We run a café in Hull. Can guests book a table?', 'Can guests book a table?', 'We run a café in Hull.'],
  ['Can guests book a table? We run a café in Hull.', 'Can guests book a table?', 'We run a café in Hull.'],
  [
    'we’re a café with two people, can guests book a table?',
    'can guests book a table?',
    'we’re a café with two people',
  ],
  [
    'Wir führen ein Café, und können Gäste einen Tisch buchen?',
    'können Gäste einen Tisch buchen?',
    'Wir führen ein Café',
  ],
  [
    'Unser Café hat zwei Räume. Was kostet das? Und wie lange dauert es?',
    'Was kostet das? Und wie lange dauert es?',
    'Unser Café hat zwei Räume.',
  ],
  [
    'Hallo, bevor ich tippe: merkt ihr euch, was ich schreibe?',
    'merkt ihr euch, was ich schreibe?',
    'Hallo, bevor ich tippe',
  ],
])('separates the question from the story: %s', (text, asked, story) => {
  expect(readAsked(text)).toEqual({ asked, story });
});

test.each(['Do you have an app, and is it free?', 'We run a café in Hull.', 'was kostet das'])(
  'keeps %s whole',
  (text) => {
    expect(readAsked(text)).toEqual({ asked: text, story: '' });
  },
);

test('recognises a question that only refers to the story', () => {
  expect(refersOnly('Stimmt das?', 'de')).toBe(true);
  expect(refersOnly('Is that right?', 'en')).toBe(true);
  expect(refersOnly('Can guests book a table in the chat?', 'en')).toBe(false);
});
