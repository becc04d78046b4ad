/** Pattern that matches one of several names as a whole word, with any letters and signs. */
export const wholeWordPattern = (names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.map((name) => RegExp.escape(name)).join('|')})(?![\\p{L}\\p{N}])`, 'u');
