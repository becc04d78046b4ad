import { expect, it } from 'vitest';
import { plainName } from './plainName.ts';

it.each([
  'Zoë Müßig',
  'Jörg Müßig, „der Käufer“',
  'Dr. h. c. Anne-Marie O’Neill',
  'J. R. R. Tolkien',
  'Şükrü Öztürk',
  '李小龙',
  "D'Arcy (Jim) & Sons",
])('keeps the plain name %s', (name) => {
  expect(plainName(name)).toBe(name);
});

it.each([
  'http://evil.example',
  'Klick https://evil.example/x',
  'www.evil.example',
  'WWW. evil',
  'foo.com',
  'Gewinn: foo.xyz/abc',
  'Max foo.xyz',
  'foo。com',
  'foo．com',
  'evil .com',
  'name@evil.example',
  't.me/x',
  'Max\r\nBcc: a@b.example',
  'Max\nSie haben gewonnen',
  'Max\u0000',
  'Max \u202Emoc.live',
  'a'.repeat(61),
  'Sie haben jetzt sofort einen Preis gewonnen bitte',
  'Rufen Sie an: 0900 123456',
  '<b>Max</b>',
])('leaves out %j', (name) => {
  expect(plainName(name)).toBe('');
});
