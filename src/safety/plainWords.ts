/**
 * A text as the crisis rules read it: lower case, no accents, umlauts as one letter however they were typed, one space
 * between words, ` | ` where a clause ends. Common disguises and slips are undone. The cost grows with the length only.
 */

/** Characters; the longest field of a form has 5,000. */
const longestText = 6_000;
/** Characters; with it the patterns' `\w*` has a bound. */
const longestWord = 40;

export function plainWords(text: string): string {
  const words = spelledTogether(
    text
      .slice(0, longestText)
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFKD')
      .replace(/\p{M}|['’‘`´]/gu, '')
      .replace(/[-–—_*/\\]+/g, ' ')
      .replace(/(?:[.,;:!?…\n()"„“”]+\s*)+(?=\s|$|\p{L})/gu, (mark, at: number, whole: string) =>
        /^[.]$/.test(mark) && /\p{L}/u.test(whole[at + 1] ?? '') ? ' ' : ' | ',
      )
      .replace(/[^\p{L}\p{N}|@$ ]+/gu, ' ')
      .split(' ')
      .filter((word) => word !== ''),
  );
  return words.map((word) => corrected(folded(withLetters(word.slice(0, longestWord))))).join(' ');
}

/** "ae" is "ä"; letters said three times and more are emphasis. */
const folded = (word: string): string => word.replace(/([aou])e/g, '$1').replace(/(\p{L})\1{2,}/gu, '$1');

const lookAlikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** "k1ll": digits between letters stand for letters. */
const withLetters = (word: string): string =>
  /\p{L}/u.test(word) ? word.replace(/[013457@$]/g, (sign) => lookAlikes[sign] ?? sign) : word;

/** "s u i c i d e" is one word; "i w a n t  t o" cannot be told apart and is joined, too. */
function spelledTogether(words: readonly string[]): string[] {
  const result: string[] = [];
  let letters: string[] = [];
  const flush = () => {
    if (letters.length >= 4) result.push(letters.join(''));
    else result.push(...letters);
    letters = [];
  };
  for (const word of words) {
    if (/^\p{L}$/u.test(word)) letters.push(word);
    else {
      flush();
      result.push(word);
    }
  }
  flush();
  return result;
}

/** Words that matter so much that one slip of the finger must not hide them. */
const sought = [
  'umbringen',
  'umzubringen',
  'suizid',
  'suizidal',
  'suizidgedanken',
  'selbstmord',
  'selbstmordgedanken',
  'sterben',
  'suicide',
  'suicidal',
  'bewusstlos',
  'herzinfarkt',
  'schlaganfall',
  'unconscious',
];
/** Words of their own that are one letter away. */
const ownWords = new Set(['streben', 'sterbend', 'sterbe', 'sterbens', 'verbringen', 'anbringen', 'einbringen']);

function corrected(word: string): string {
  const known = slips.get(word);
  if (known) return known;
  if (word.length < 5 || ownWords.has(word)) return word;
  return sought.find((one) => one === word || isOneSlipAway(word, one)) ?? word;
}

/** Short words have too many neighbours to be guessed: their slips are listed. */
const slips = new Map(
  Object.entries({
    nich: 'nicht',
    nciht: 'nicht',
    nit: 'nicht',
    net: 'nicht',
    ned: 'nicht',
    niht: 'nicht',
    nix: 'nichts',
    mer: 'mehr',
    meh: 'mehr',
    mehrr: 'mehr',
    wil: 'will',
    wll: 'will',
    wolte: 'wollte',
    lebn: 'leben',
    lebeb: 'leben',
    leeben: 'leben',
    libe: 'live',
    liv: 'live',
    hab: 'habe',
    dont: 'dont',
    dnt: 'dont',
    mysel: 'myself',
    meself: 'myself',
    myslef: 'myself',
    myselff: 'myself',
    kil: 'kill',
    killl: 'kill',
    kll: 'kill',
    too: 'to',
    2: 'to',
    waht: 'what',
    anymor: 'anymore',
    tod: 'tot',
    selfharm: 'self harm',
    iwanttodie: 'i want to die',
    sucidal: 'suicidal',
    sucide: 'suicide',
    suiside: 'suicide',
  }),
);

/** One letter more, fewer or other, or two that changed places. The first letter is right. */
function isOneSlipAway(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  const [rest, wanted] = [word.slice(at), other.slice(at)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
