/** Splits a text into sentences by the rules of Unicode (UAX 29) for the language. */
export function splitSentences(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}

/** Counts the pieces between whitespace that contain a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
