const digitsOf: Readonly<Record<string, string>> = {
  ...{ zwei: '2', drei: '3', vier: '4', fünf: '5', sechs: '6', sieben: '7', acht: '8', neun: '9', zehn: '10' },
  ...{ zwölf: '12', hundert: '100', tausend: '1000' },
  ...{ two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10' },
  ...{ twelve: '12', 'one hundred': '100', 'a hundred': '100', 'a thousand': '1000' },
  ...{ zweit: '2', dritt: '3', viert: '4', fünft: '5', sechst: '6', siebt: '7', neunt: '9', zehnt: '10' },
  // Folded (analyseQuestion.ts).
  ...{ funf: '5', funft: '5', zwolf: '12' },
};

/** A text with the numbers that are written as words in digits. */
export const withDigits = (text: string): string =>
  text
    .replace(/\bboth(?= of us\b)/i, '2')
    .replace(/\b(?:uns|wir) beiden?\b/i, '2 von uns')
    .replace(/\p{L}+(?: hundred| thousand)?/gu, (word) => digitsOf[word.toLowerCase()] ?? word);
