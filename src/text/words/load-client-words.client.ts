/** Words for scripts, fetched when they are needed. The page works without them: a missing file warns (spec section 8). */
import type { ClientWords } from './client/clientWords.ts';

/** The words of a language, or undefined when their file cannot be loaded. */
export async function loadClientWords(lang: string): Promise<ClientWords | undefined> {
  try {
    const answer = await fetch(`/words/${lang}.json`);
    if (answer.ok) return await answer.json();
  } catch {
    // Said below, like an answer that is no file.
  }
  console.warn(`Missing locale file: ${lang}`);
  return undefined;
}
