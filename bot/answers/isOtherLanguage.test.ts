import { expect, test } from 'vitest';
import { isOtherLanguage } from './isOtherLanguage.ts';

test.each([
  'Kann der Bot Gäste mit Bonjour, Hola, Buongiorno und Goedemorgen begrüßen?',
  'Wir haben Gäste, die Nederlands, français, español und italiano sprechen. Kann der Bot das?',
])('a message about other languages is in none of them: %s', (text) => {
  expect(isOtherLanguage(text)).toBe(false);
});

test.each([
  'bonjour, vous parlez français ?',
  '¿Cuánto cuesta, por favor?',
  'Bonjour, combien coûte votre chatbot par mois et puis-je résilier quand je veux ?',
  'Buongiorno, parlate italiano?',
  'Goedemorgen, hoeveel kost het?',
  'ile to kosztuje, czy macie demo?',
  'merhaba, fiyat ne kadar?',
])('is of a language that the bot lacks: %s', (text) => {
  expect(isOtherLanguage(text)).toBe(true);
});

test.each([
  'Kann der Bot auch Französisch, bonjour und so?',
  'Is there a demo on par with the real thing?',
  'Does it speak español?',
  'Salut, was kostet das?',
  'Per favor?',
  'Merci, ciao!',
  'Je nach Plan, oder?',
])('is German or English: %s', (text) => {
  expect(isOtherLanguage(text)).toBe(false);
});
