import { expect, test } from 'vitest';
import { readAmounts, readBareNumber } from './readAmounts.ts';

test.each([
  ['350 people write to us a month', { users: 350 }],
  ['so 80 leute schreiben mir im monat', { users: 80 }],
  ['about 250 boat owners a month would be messaging', { users: 250 }],
  ['Im Monat schreiben mir etwa 200 Interessenten', { users: 200 }],
  ['1,000 enquiries a month', {}],
  ['around 600 enquirers in a normal month', { users: 600 }],
  ['80 kunden im monat', { users: 80 }],
  ['two volunteers answer', { operators: 2 }],
  ['three on reception would reply', { operators: 3 }],
  ['drei am Empfang würden antworten', { operators: 3 }],
  ['just me and my husband answering', { operators: 2 }],
  ['2 products in the shop', {}],
  ['my team and I answer', {}],
  ['can it answer in 3 languages in the chat', {}],
  ['2k users', { users: 2000 }],
  ['350 customers', {}],
  ['Hört der Bot beim 1.001. Nutzer einfach auf?', {}],
  ['what about the 1,001st user', {}],
  ['Uns schreiben etwa 2.000 Leute im Monat, wir antworten zu viert', { users: 2000, operators: 4 }],
  ['theres 2 of us answering', { operators: 2 }],
  ['wir sind zu zweit im Laden', { operators: 2 }],
  ['sieben Leute im Service, etwa 700 Kunden schreiben uns jeden Monat', { users: 700, operators: 7 }],
  ['wir sind eine Steuerkanzlei mit sechs Leuten und bekommen vielleicht 80 Anfragen im Monat', {}],
  ['we’re a law office of six people and get about 80 enquiries a month', {}],
  ['und dazu noch ein Messenger als zweiter Kanal', { moreChannels: 1 }],
  ['and another messenger as a second channel', { moreChannels: 1 }],
  ['noch einen zweiten Kanal dazu?', { channels: 2 }],
  ['plus a second channel?', { channels: 2 }],
  ['roughly 2,000 residents would use it', { users: 2000 }],
  ['Professional plus ein Bearbeiter und ein Kanal', { moreOperators: 1, moreChannels: 1 }],
  ['Professional plus two operators and a channel', { moreOperators: 2, moreChannels: 1 }],
  ['two more operators', { moreOperators: 2 }],
  ['noch zwei Bearbeiter und 3 weitere Kanäle', { moreOperators: 2, moreChannels: 3 }],
])('reads the amounts of “%s”', (text, amounts) => {
  expect(readAmounts(text)).toEqual(amounts);
});

test.each([
  ['It’s 850, not 1,150.', 850],
  ['850 statt 1.150', 850],
  ['und bei nur 300?', 300],
  ['und im Jahr?', undefined],
])('reads the number meant by “%s”', (text, number) => {
  expect(readBareNumber(text)).toBe(number);
});

test.each(['Hört der Bot beim 1.001. Nutzer auf?', 'Was kostet der 101. Nutzer?', 'What does the 101st user cost?'])(
  'counts no users in a number that only names one (%s)',
  (text) => {
    expect(readAmounts(text).users).toBeUndefined();
  },
);

test.each([
  'If a customer writes on three separate days in March, do I pay for three users?',
  'three visits by one person, is that 3 users?',
  'Drei Besuche derselben Person, sind das drei Nutzer?',
])('one person who comes back is one user (%s)', (text) => {
  expect(readAmounts(text)).toEqual({});
});
