/**
 * A text as the crisis model reads it: lower case, no accents, umlauts as one letter however they were typed, one space
 * between words, ` | ` where a clause ends. Common disguises are undone. The cost grows with the length only.
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
  return words.map((word) => folded(withLetters(word.slice(0, longestWord)))).join(' ');
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
