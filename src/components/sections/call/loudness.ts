/** Half the height of a letter in a waveform: vowels are louder than consonants, spaces are pauses. */
export const loudness = (letter: string, index: number): number =>
  /\s/.test(letter) ? 1.5 : (/[aeiouäöü]/i.test(letter) ? 17 : 8) + ((index * 7 + (letter.codePointAt(0) ?? 0)) % 11);
