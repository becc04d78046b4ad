/**
 * Normalizes a text for the crisis model: lower case, no accents, umlauts as one letter in every spelling, one space
 * between words, ` | ` at the end of a clause. Common obfuscations are undone. Linear in the length.
 */

/** Characters; the longest field of a form has 5,000. */
const longestText = 6_000;
/** In characters; bounds the patterns' `\w*`. */
const longestWord = 40;

export function normaliseCrisisText(text: string): string {
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
  return words.map((word) => folded(withLetters(word.slice(0, longestWord)))).join(' ');
}

/** "ae" is "ä"; letters repeated three times or more are reduced to one. */
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

/** "k1ll": in a word with letters, digits and signs are replaced by similar letters. */
const withLetters = (word: string): string =>
  /\p{L}/u.test(word) ? word.replace(/[013457@$]/g, (sign) => lookAlikes[sign] ?? sign) : word;

/** "s u i c i d e" is joined to one word; "i w a n t  t o" is indistinguishable and is joined, too. */
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
