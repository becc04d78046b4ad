/** Reads numbers with their noun: "350 people write to us a month" are users, "350 customers" alone are not. */

export type Amounts = {
  users?: number;
  /** Altogether. */
  operators?: number;
  channels?: number;
  /** Beyond those of the plan: "two more channels". */
  moreOperators?: number;
  moreChannels?: number;
};

const numeral = String.raw`(\d[\d.,\s\u00A0]*\d|\d)\s*(k|tsd|tausend|thousand)?\.?(?:\s+or so|\s+odd)?`;
const further = `(?:weitere[nr]?|zusätzliche[nr]?|extra|additional|more|mehr|noch)`;
const adjective = String.raw`\s+(?:(?:aktive[nr]?|active|verschiedene[nr]?|different|unique|${further})\s+)?`;
const moreOf = (noun: string): RegExp =>
  new RegExp(String.raw`${numeral}\s+${further}\s+(?:${noun})|\b(?:noch|another)\s+${numeral}\s+(?:${noun})`, 'i');

/** Count as active users wherever they stand. */
const certainUsers = new RegExp(
  `${numeral}${adjective}(?:nutzer\\w*|user\\w*|chatnutzer\\w*|besucher\\w* (?:im|pro|den) (?:chat|chatbot)\\w*|chatters?)`,
  'i',
);
/** Count as active users only if they write, or are counted per month. */
const possibleUsers = new RegExp(
  `${numeral}${adjective}(?:kund\\w+|menschen|personen|leute\\w*|besucher\\w*|mandanten|patient\\w+|gäste\\w*|mieter\\w*|visitors?|customers?|clients?|folk|people|persons|ppl|guests?|patients?|tenants?|folks)`,
  'i',
);
const writing =
  /schreib\w*|geschrieben|chatten|melden sich|kontaktieren|im monat|monatlich|pro monat|\bwrit(?:e|es|ing)\b|\bmessag(?:e|es|ing)\b|\bcontact us\b|\bchat\b|get in touch|per month|(?:a|each|every) month|monthly|talk to/i;
const operatorNouns = String.raw`bearbeiter\w*|operator\w*|agents?|agenten|seats?|plätze\w*`;
const operators = new RegExp(`${numeral}${adjective}(?:${operatorNouns})`, 'i');
const people = String.raw`kolleg\w*|leute\w*|personen|mitarbeiter\w*|colleagues?|people|persons?|ppl|staff`;
/** Colleagues who answer: "three of us in support". */
const colleagues = new RegExp(
  `${numeral}\\s+(?:of us|of my \\w+|${people})\\s+(?:\\w+\\s+){0,2}(?:be )?(?:answering|replying|responding|taking over|in support|im support|im service|aus dem service|antworten|beantworten|chatten|bedienen|mitchatten|übernehmen|auch|sollen)|${numeral}\\s+of us\\b`,
  'i',
);
const together = /\bzu (zweit|dritt|viert|fünft|sechst)\b/i;
const channelNouns = String.raw`kan[aä]le?n?\b|channels?`;
const channels = new RegExp(`${numeral}${adjective}(?:${channelNouns})`, 'i');

const numberWords: Readonly<Record<string, string>> = {
  ...{ zwei: '2', drei: '3', vier: '4', fünf: '5', sechs: '6', sieben: '7', acht: '8', neun: '9', zehn: '10' },
  ...{ zwölf: '12', hundert: '100', tausend: '1000' },
  ...{ two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10' },
  ...{ twelve: '12', 'one hundred': '100', 'a hundred': '100', 'a thousand': '1000' },
  ...{ zweit: '2', dritt: '3', viert: '4', fünft: '5', sechst: '6' },
};

const withDigits = (text: string): string =>
  text
    .replace(/\bboth(?= of us\b)/i, '2')
    .replace(/\p{L}+(?: hundred| thousand)?/gu, (word) => numberWords[word.toLowerCase()] ?? word);

/** "250 boat owners a month", "im Monat schreiben etwa 200 Interessenten". */
const monthly = [
  new RegExp(String.raw`${numeral}\s+((?:\p{L}+\s+){1,3}?)(?:a|per|each|every|im|pro|jeden)\s+(?:month|monat)\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:im|pro|jeden|a|per|each|every)\s+(?:monat|month)\s+(?:\p{L}+\s+){0,4}?${numeral}\s+(\p{L}+)`,
    'iu',
  ),
];
/** What is counted per month, but is no person. */
const things =
  /anfrage|nachricht|mail|ticket|gespräch|chat|anruf|bestellung|euro|eur\b|stunde|minute|frage|dialog|prozent|mal\b|enquir|inquir|request|message|call|order|hour|question|conversation|percent|pound|time|bearbeiter|operator|kanäl|channel/i;

function monthlyPeople(text: string): number | undefined {
  if (!writing.test(text)) return undefined;
  for (const pattern of monthly) {
    const [, , , noun = ''] = pattern.exec(text) ?? [];
    if (noun !== '' && !things.test(noun)) return numberIn(text, pattern);
  }
  return undefined;
}

export function readAmounts(text: string): Amounts {
  const digits = withDigits(text);
  // Colleagues are people, but no users.
  const others = digits.replace(colleagues, '');
  const found = {
    users:
      numberIn(others, certainUsers) ??
      (writing.test(others) ? numberIn(others, possibleUsers) : undefined) ??
      monthlyPeople(others),
    moreOperators: numberIn(digits, moreOf(`${operatorNouns}|${people}`)),
    moreChannels: numberIn(digits, moreOf(channelNouns)),
    operators:
      numberIn(digits, operators) ??
      numberIn(digits, colleagues) ??
      numberIn(withDigits(together.exec(text)?.[1] ?? ''), /(\d)/),
    channels: numberIn(digits, channels),
  };
  const { moreOperators, moreChannels } = found;
  if (moreOperators) Object.assign(found, { operators: undefined, users: undefined });
  if (moreChannels) found.channels = undefined;
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

/** The last number that stands alone and is not denied: "850, not 1,150". Undefined if there is none. */
export function readBareNumber(text: string): number | undefined {
  const numbers = withDigits(text).matchAll(/(?<![\d.,])(?<!\b(?:not|nicht|statt|of)\s)\d+(?:[.,]\d{3})*(?![.,]?\d)/gi);
  const last = [...numbers].at(-1)?.[0];
  return last === undefined ? undefined : Number(last.replace(/\D/g, ''));
}

function numberIn(text: string, pattern: RegExp): number | undefined {
  const found = pattern.exec(text)?.slice(1) ?? [];
  // The pattern may have alternatives: the number and its factor follow each other.
  const at = found.findIndex((group) => group !== undefined);
  const [amount, factor] = found.slice(at);
  return at < 0 || amount === undefined ? undefined : Number(amount.replace(/\D/g, '')) * (factor ? 1_000 : 1);
}
