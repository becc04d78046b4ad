/** Reads numbers with their noun: "350 people write to us a month" are users, "350 customers" alone are not. */

export type Amounts = { users?: number; operators?: number; channels?: number };

const numeral = String.raw`(\d[\d.,\s\u00A0]*\d|\d)\s*(k|tsd|tausend|thousand)?\.?`;
const adjective = String.raw`\s+(?:(?:aktive[nr]?|active|verschiedene[nr]?|different|unique|weitere[nr]?|zusätzliche[nr]?|extra|additional|more)\s+)?`;

/** Count as active users wherever they stand. */
const certainUsers = new RegExp(
  `${numeral}${adjective}(?:nutzer\\w*|user\\w*|chatnutzer\\w*|besucher\\w* (?:im|pro|den) (?:chat|chatbot)\\w*|chatters?)`,
  'i',
);
/** Count as active users only if they write, or are counted per month. */
const possibleUsers = new RegExp(
  `${numeral}${adjective}(?:kund\\w+|menschen|personen|leute\\w*|besucher\\w*|mandanten|patient\\w+|gäste\\w*|mieter\\w*|visitors?|customers?|clients?|people|persons?|ppl|guests?|patients?|tenants?|folks)`,
  'i',
);
const writing =
  /schreib\w*|geschrieben|chatte\w*|frag(?:en|t)\b|anfragen|melde[nt]\b|kontaktier\w*|im monat|monatlich|pro monat|\bwrit\w*|\bmessag\w*|\bcontact\w*|\bchat\w*|get in touch|\bask\w*|per month|(?:a|each|every) month|monthly|talk\w* to/i;
const operators = new RegExp(
  `${numeral}${adjective}(?:bearbeiter\\w*|operator\\w*|agents?|agenten|seats?|plätze\\w*)`,
  'i',
);
const channels = new RegExp(`${numeral}${adjective}(?:kan[aä]le?n?\\b|channels?)`, 'i');

const numberWords: Readonly<Record<string, string>> = {
  ...{ zwei: '2', drei: '3', vier: '4', fünf: '5', sechs: '6', zehn: '10', hundert: '100', tausend: '1000' },
  ...{ two: '2', three: '3', four: '4', five: '5', six: '6', ten: '10', 'one hundred': '100', 'a thousand': '1000' },
};

export function readAmounts(text: string): Amounts {
  const digits = text.replace(/\p{L}+(?: hundred| thousand)?/gu, (word) => numberWords[word.toLowerCase()] ?? word);
  const found = {
    users: numberIn(digits, certainUsers) ?? (writing.test(digits) ? numberIn(digits, possibleUsers) : undefined),
    operators: numberIn(digits, operators),
    channels: numberIn(digits, channels),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const [, amount, factor] = pattern.exec(text) ?? [];
  return amount === undefined ? undefined : Number(amount.replace(/\D/g, '')) * (factor ? 1_000 : 1);
}
