/** Reads the figures of the savings calculator from a message: enquiries, people in the service team, salary, share. */
import { assumptions, scenarioRates } from '../../src/features/savings/calculateSavings.ts';
import { type InputName, inputRanges } from '../../src/features/savings/inputRanges.ts';
import { withDigits } from './numberWords.ts';

export type SavingsFacts = Partial<Record<InputName, number>>;

/** Words between a number and its noun: "five sorts of request" counts no requests. */
const between = String.raw`(?: (?!and |und |sorts? |kinds? |types? |arten |sorten )[\p{L}'’-]+)`;
const requests = `(?:requests?|enquir(?:y|ies)|inquir(?:y|ies)|tickets?|quer(?:y|ies)|e?-?mails?|messages|anfragen|nachrichten|vorgänge)`;
const people = String.raw`(?:people|persons?|folks?|staff|agents?|colleagues?|employees|heads|of us|leuten?|personen|mitarbeit\p{L}*|kolleg\p{L}*|menschen|köpfe\p{L}*|kräfte\p{L}*|von uns)`;
const pay = String.raw`(?:gross|brutto\p{L}*|gehalt\p{L}*|monatsgehalt|salar(?:y|ies)|verdien\p{L}*|earn\p{L}*|wages?|lohn)`;
const euro = '(?:€|eur|euros?)?';

const patterns: Readonly<Record<Exclude<keyof SavingsFacts, 'rate'>, readonly RegExp[]>> = {
  requests: [new RegExp(String.raw`(\d+)(?! ?min)${between}{0,2} ${requests}\b`, 'iu')],
  salary: [
    new RegExp(String.raw`(?<![\d£$])(\d{3,5}) ?${euro}${between}{0,1} ${pay}\b`, 'iu'),
    new RegExp(
      String.raw`\b(?:${pay}|pay|pays|paying|paid|zahlen)(?: [\p{L}'’-]+){0,4}:? €? ?(\d{3,5})\b(?!${between}{0,2} (?:${requests}|${people}|users?|nutzer\p{L}*))`,
      'iu',
    ),
    /\bon (?:(?:roughly|about|around|some|an average of) )?€? ?(\d{4,5})\b(?! (?:people|users?|messages|enquir\w*|requests?))/i,
    /(?<![\d£$])(\d{3,5}) ?(?:€|euros?)?(?: (?:a|per|im|pro) (?:month|monat))? (?:each|apiece|per head|a head|pro kopf|im schnitt)\b/iu,
  ],
  team: [
    new RegExp(
      String.raw`(?<![\d€])(\d{1,4})${between}{0,2} ${people}(?!${between}{0,3} (?:writ|schreib|messag))`,
      'iu',
    ),
    /(?<![\d€])(\d{1,3}) (?:in|im|on) (?:the )?(?:customer )?(?:support|service|kundendienst)\b|\bteam (?:of|von|aus) (\d{1,4})\b|\b(\d{1,2})[- ](?:er|person)[- ]team|\b(?:wir|sind)(?: wir)? zu (\d{1,2})\b(?![.,]?\d)/iu,
  ],
  minutes: [
    /(\d+(?:[.,]\d+)?) ?(?:minutes?|minuten?|min) (?:per|a|each|je|pro)\b/iu,
    /\bmin(?:s|utes?|uten?)?\b.*\b(\d{1,2}) (?:per|a|each|je|pro) (?:request|enquiry|inquiry|ticket|query|message|e?-?mail|anfrage|nachricht|fall)\b/iu,
    /\b(?:takes?|needs?|dauert|dauern|brauch\p{L}*)(?: [\p{L}’']+){0,4} (\d+(?:[.,]\d+)?) ?min/iu,
    /\b(?:request|enquiry|inquiry|ticket|query|message|anfrage|nachricht)\b[^.?!\d]{0,40}(\d+(?:[.,]\d+)?) ?min/iu,
  ],
  /** "1.15 in the UK", "mit Faktor 1,3": alone or named, because "1.5k" and "1.5 times" are other figures. */
  factor: [
    /\b(?:factor|faktor|use|take|nimm|nehmt|nehmen sie|on-costs?(?: of)?)(?: \p{L}+){0,2} (1[.,]\d{1,2})(?![\d%]| ?(?:k|mal|times|tsd|tausend|thousand)\b)/iu,
    /, (1[.,]\d{1,2})(?=\s*(?:[,;?!]|$))/u,
  ],
  perperson: [
    /\b(?:writes?|asks?|schreib\p{L}*|frag\p{L}*|contacts?|messages?)(?: [\p{L}'’]+){0,3} (?:(\d+(?:[.,]\d+)?) ?(?:times|mal)|(twice|zweimal|doppelt))/iu,
    /(\d+(?:[.,]\d+)?) ?mal\b(?: [\p{L}]+){0,3} (?:schreib|frag|meld)/iu,
  ],
};

/** "A quarter of them", "only 30%", "in the cautious case". */
const shares: readonly (readonly [RegExp, number])[] = [
  [/\b(?:a|one|ein|only a|nur ein) (?:quarter|viertel)\b/i, 25],
  // "Half as many people" are no share of the enquiries.
  [/\b(?:half|hälfte)\b(?! (?:as|so|the|of the) )/i, 50],
  [/\b(?:three quarters|drei ?viertel)\b/i, 75],
  // A doubt: "that's optimistic".
  [
    /\b(?:that(?:.?s)?|is|too|sounds?|das|ist|zu|klingt)(?: (?:a bit|very|rather|too|zu|sehr|etwas|ja))* optimisti(?:c|sch)\b/i,
    scenarioRates.careful * 100,
  ],
  // "And if it goes badly?"
  [
    /\b(?:schlecht l(?:ä|ae)uf\w*|läuft (?:es |das )?schlecht|(?:im )?(?:schlechtesten|schlimmsten|ungünstigsten) (?:fall|szenario)|worst case|go(?:es|ing)? badly)\b/i,
    scenarioRates.careful * 100,
  ],
  [
    /\b(?:mittlere\w* (?:annahme|fall|szenario)|(?:middle|medium|mid) (?:case|scenario|assumption))\b/i,
    scenarioRates.realistic * 100,
  ],
  [/\b(?:cautious\w*|careful\w*|pessimisti\w*|vorsichtig\w*)\b/i, scenarioRates.careful * 100],
  [/\b(?:ambitious|optimisti\w*|ehrgeizig\w*)\b/i, scenarioRates.ambitious * 100],
  [
    /\b(?:middle[- ]of[- ]the[- ]road|(?:middle|normal|medium|realistic) (?:case|scenario|one)|mittlere[nrsm]? (?:fall|szenario|variante)|normal(?:fall|erweise))\b/i,
    assumptions.rate * 100,
  ],
];

/** What the visitor supplies; the others are assumptions. */
export const ownFigures = ['team', 'requests', 'salary'] as const;

/** Without these there is no sum; the team only limits the hours that can be saved. */
export const neededFigures = ['requests', 'salary'] as const;

export const isWithin = (name: keyof SavingsFacts, value: number): boolean =>
  value >= inputRanges[name].least && value <= inputRanges[name].most;

/** Without the separators of thousands. */
const plainNumbers = (text: string): string =>
  withDigits(text)
    .replace(/(?<=\d)[.,\s\u00A0\u202F](?=\d{3}(?!\d))/g, '')
    .replace(/(\d+)[.,](\d)k\b/gi, '$1$200')
    .replace(/(\d+)k\b/gi, '$1000');

/** A year's salary is none of a month. */
const yearlyPay = /\b(?:a|per|each|pro|im) (?:year|annum|jahr)\b|\bannual|jahresgehalt/i;

export function readSavings(text: string): SavingsFacts {
  const digits = plainNumbers(text);
  const facts: SavingsFacts = {};
  for (const name of Object.keys(patterns) as (keyof typeof patterns)[]) {
    if (name === 'salary' && yearlyPay.test(digits)) continue;
    const found = patterns[name].map((pattern) => pattern.exec(digits)?.slice(1).find(Boolean)).find(Boolean);
    const value = found && (/^\d/.test(found) ? Number(found.replace(',', '.')) : 2);
    if (value && isWithin(name, value)) facts[name] = value;
  }
  const rate = Number(
    /(?<![\d.,])(\d{1,2}) ?(?:%|percent|per cent|prozent)/i.exec(digits)?.[1] ??
      shares.find(([named]) => named.test(digits))?.[1] ??
      0,
  );
  const salary = facts.salary ?? onlySalary(digits, facts);
  return { ...facts, ...(isWithin('rate', rate) && { rate }), ...(salary && { salary }) };
}

/** "Three people, 1,000 requests, 3,200": beside team and enquiries the only other number. */
function onlySalary(digits: string, { team, requests }: SavingsFacts): number | undefined {
  if (team === undefined || requests === undefined || yearlyPay.test(digits)) return undefined;
  const others = (
    digits.match(/(?<![\d.,£$])\d{3,}(?![\d.,]*\d|%)(?! ?(?:users?|nutzer|kund|customers?|visitors?|besuch))/giu) ?? []
  )
    .map(Number)
    .filter((one) => one !== team && one !== requests);
  const [only, ...more] = others;
  return only !== undefined && more.length === 0 && only >= leastSalary && isWithin('salary', only) ? only : undefined;
}

const leastSalary = 1_500;

/** Whether a number of a message may be a figure that was not read: "three of us on 3200". */
export const leavesFigure = (text: string, said: SavingsFacts): boolean =>
  (plainNumbers(text).match(/\d{3,}/g) ?? []).some((number) => !Object.values(said).includes(Number(number)));

/** "And at 1,001?": the only number of a message. "Times twelve" is none. */
export function readOpenFigure(text: string): number | undefined {
  const [only, ...others] =
    plainNumbers(text).match(/(?<![\d.,]|(?:\b(?:mal|times|x)|×) )\d+(?![.,]?\d|%| ?(?:%|(?:times|mal|x)\b))/gi) ?? [];
  return only !== undefined && others.length === 0 ? Number(only) : undefined;
}
