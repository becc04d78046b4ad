/** Removes the numbers that are no amounts from a text, and recognises amounts from which no sum can be computed. */

const month = String.raw`(?:jan(?:uary?)?|feb(?:ruary?)?|m[äa]rz|mar(?:ch)?|apr(?:il)?|mai|may|jun[ei]?|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?)\b`;

/** Dates, times, money, shares, years, postcodes, and numbers of laws, standards and versions. */
const noAmounts: readonly RegExp[] = [
  /\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})?(?!\d)/g,
  new RegExp(String.raw`\b\d{1,2}(?:\.|st|nd|rd|th)?\s+(?:of\s+)?${month}(?:\s+\d{4})?`, 'giu'),
  /\b\d{1,2}(?::\d\d)?\s*(?:(?:-|–|bis|to)\s*\d{1,2}(?::\d\d)?\s*)?(?:uhr|am(?!\s+(?:empfang|chat|schalter|tresen|telefon))|pm|h)\b/gi,
  /[€£$]\s?\d[\d.,]*/g,
  /\d[\d.,]*\s*(?:€|%|£|\$|euros?\b|eur\b|prozent|percent|pounds?\b|franken\b|chf\b)/gi,
  /(?:§+|\b(?:paragraf|paragraph|art(?:ikel|icle)?\.?|section|iso|din|en|version|v|windows|wordpress|plz|postleitzahl|postcode|nr\.?|no\.|nummer|number))\s*:?\s*\d[\d.,/-]*/gi,
  /\b(?:in|im jahr|seit|since|from|until|bis|ab|by|jahrgang)\s+(?:19|20)\d\d\b/gi,
  /\b\d{5}(?=\s+\p{Lu})/gu,
  // "The 101st user", "beim 101. Nutzer".
  /\b(?:(?:der|den|dem|beim|vom|zum)\s+\d[\d.]*\d{2}\.(?=\s+\p{L})|\d[\d,]*\d{2}(?:st|nd|rd|th)\b)/giu,
  // "150 to 200 enquiries a listing" are no users.
  /\d[\d.,]*\s*(?:-|–|bis|to|oder|or)\s*\d[\d.,]*\s+(?:\p{L}+\s+)?(?:anfragen|nachrichten|mails?|tickets?|bestellungen|enquiries|inquiries|requests|messages|emails?|orders)\b/giu,
];

export const maskOtherNumbers = (text: string): string =>
  noAmounts.reduce((masked, pattern) => masked.replace(pattern, '…'), text);

const count = String.raw`\d[\d.,]*`;
const nouns = String.raw`(?:\p{L}+\s+){1,4}?`;
const period = String.raw`(?:am|pro|je|in der|jede[nrs]?|a|per|each|every)\s+(?:tag|woche|nacht|schicht|quartal|stunde|day|week|night|shift|quarter|hour)\b|täglich|wöchentlich|daily\b|weekly\b|nightly\b`;
const unit = String.raw`standort|filiale|kunden?\b|mandant|projekt|bot\b|chatbot|marke|website|seite|laden|shop|team|abteilung|person|kopf|site\b|store|location|branch|brand|client|customer|project|department|head\b`;

/** Per day or per unit, a range, a multiple, or for several projects. */
const severalAmounts: readonly RegExp[] = [
  new RegExp(String.raw`${count}\s+${nouns}(?:${period})`, 'iu'),
  new RegExp(String.raw`(?:${period})\s+(?:\p{L}+\s+){0,4}?${count}`, 'iu'),
  new RegExp(
    String.raw`(?<!kosten\s)\b${count}\s+(?:aktive\s+|active\s+)?(?:nutzern?|leute|menschen|users|people)\s+(?:im|pro|a|per|each|every)\s+(?:jahr|year)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:pro|je|per)\s+(?:${unit})|\b(?:jeweils|apiece)\b|\b(?:in|bei|an|auf) jede[mrs]\b(?!\s+(?:monat|fall))|\bje\s+\d|\beach\b(?!\s+month)`,
    'iu',
  ),
  new RegExp(String.raw`\b${count}\s*(?:-|–|bis|to|oder|or)\s*${count}`, 'iu'),
  new RegExp(String.raw`\b(?:zwischen|between)\s+${count}\s+(?:und|and)\s+${count}`, 'iu'),
  /\b(?:doppelt|hälfte|halb|drittel|viertel|twice|double|half|third|quarter) (?:so viele|as many|of|von|der)\b|\d ?(?:mal|times|x) (?:so|as|die|the)\b/iu,
  /(?<![\d.,])(?:[2-9]|\d{2,}) (?:\p{L}+ )?(?:projekten?|chatbots?|bots|assistenten|projects|assistants)\b/iu,
  /\b(?:nicht|keine|not|no) \d[\d.,]* (?:aktive |active )?(?:nutzer|users|bearbeiter|operators|kan[aä]le|channels)/iu,
];

export const namesSeveralAmounts = (text: string): boolean => severalAmounts.some((pattern) => pattern.test(text));
