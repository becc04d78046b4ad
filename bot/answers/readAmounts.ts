/** Reads numbers with their noun: "350 people write to us a month" are users, "350 customers" alone are not. */

export type Amounts = { users?: number; operators?: number; channels?: number };

const numeral = String.raw`(\d[\d.,\s\u00A0]*\d|\d)\s*(k|tsd|tausend|thousand)?\.?(?:\s+or so|\s+odd)?`;
const adjective = String.raw`\s+(?:(?:aktive[nr]?|active|verschiedene[nr]?|different|unique|weitere[nr]?|zusätzliche[nr]?|extra|additional|more)\s+)?`;

/** Count as active users wherever they stand. */
const certainUsers = new RegExp(
  `${numeral}${adjective}(?:nutzer\\w*|user\\w*|chatnutzer\\w*|besucher\\w* (?:im|pro|den) (?:chat|chatbot)\\w*|chatters?)`,
  'i',
);
/** Count as active users only if they write, or are counted per month. */
const possibleUsers = new RegExp(
  `${numeral}${adjective}(?:kund\\w+|menschen|personen|leute\\w*|besucher\\w*|mandanten|patient\\w+|gäste\\w*|mieter\\w*|visitors?|customers?|clients?|folk|people|persons?|ppl|guests?|patients?|tenants?|folks)`,
  'i',
);
const writing =
  /schreib\w*|geschrieben|chatten|melden sich|kontaktieren|im monat|monatlich|pro monat|\bwrit(?:e|es|ing)\b|\bmessag(?:e|es|ing)\b|\bcontact us\b|\bchat\b|get in touch|per month|(?:a|each|every) month|monthly|talk to/i;
const operators = new RegExp(
  `${numeral}${adjective}(?:bearbeiter\\w*|operator\\w*|agents?|agenten|seats?|plätze\\w*)`,
  'i',
);
/** Colleagues who answer: "three of us in support". */
const colleagues = new RegExp(
  `${numeral}\\s+(?:of us|kolleg\\w*|leute\\w*|personen|mitarbeiter\\w*|people|persons?|ppl|staff)\\s+(?:\\w+\\s+){0,2}(?:answering|replying|responding|in support|im support|im service|aus dem service|antworten|beantworten|chatten|bedienen|mitchatten)`,
  'i',
);
const channels = new RegExp(`${numeral}${adjective}(?:kan[aä]le?n?\\b|channels?)`, 'i');

const numberWords: Readonly<Record<string, string>> = {
  ...{ zwei: '2', drei: '3', vier: '4', fünf: '5', sechs: '6', zehn: '10', hundert: '100', tausend: '1000' },
  ...{ two: '2', three: '3', four: '4', five: '5', six: '6', ten: '10', 'one hundred': '100', 'a thousand': '1000' },
};

export function readAmounts(text: string): Amounts {
  const digits = text.replace(/\p{L}+(?: hundred| thousand)?/gu, (word) => numberWords[word.toLowerCase()] ?? word);
  // Colleagues are people, but no users.
  const others = digits.replace(colleagues, '');
  const found = {
    users: numberIn(others, certainUsers) ?? (writing.test(others) ? numberIn(others, possibleUsers) : undefined),
    operators: numberIn(digits, operators) ?? numberIn(digits, colleagues),
    channels: numberIn(digits, channels),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const [, amount, factor] = pattern.exec(text) ?? [];
  return amount === undefined ? undefined : Number(amount.replace(/\D/g, '')) * (factor ? 1_000 : 1);
}
