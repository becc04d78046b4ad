/** Finds a name of several as a whole word, whatever letters and signs it is made of. */
export const wholeNames = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map((name) => RegExp.escape(name)).join('|')})(?![\\p{L}\\p{N}])`, 'u');
