/** Texts that are right in German and in English: names, and words that both languages share. */
export const sameInBothLanguages: ReadonlySet<string> = new Set(['Essential', 'Professional', 'Enterprise']);
