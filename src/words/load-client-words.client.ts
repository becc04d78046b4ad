/** Words for scripts, fetched when they are needed. The page works without them: a missing file warns (spec section 8). */
const files = {
  de: () => import('./client/de.ts'),
  en: () => import('./client/en.ts'),
};

const isLocale = (lang: string): lang is keyof typeof files => lang in files;

/** The words of a language, or undefined when their file cannot be loaded. */
export async function loadClientWords(lang: string) {
  try {
    if (isLocale(lang)) return (await files[lang]()).words;
  } catch {
    console.warn(`Missing locale file: ${lang}`);
  }
  return undefined;
}
