/** Texts for scripts, fetched on demand. Pages work without them: a missing file logs a warning (spec section 8). */
import type { ClientWords } from './clientWords.ts';

/** The texts of a language, or undefined if their file fails to load. */
export async function loadClientWords(lang: string): Promise<ClientWords | undefined> {
  try {
    const answer = await fetch(`/words/${lang}.json`);
    if (answer.ok) return await answer.json();
  } catch {
    // Warns below, as for an error status.
  }
  console.warn(`Missing locale file: ${lang}`);
  return undefined;
}
