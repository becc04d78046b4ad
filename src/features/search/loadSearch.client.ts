/** The search in the browser: its data is fetched and made ready once, when it is first needed. */
import type { Locale } from '../../routes/table.ts';
import { createSearchInPieces, type Search } from './createSearch.ts';
import { languages } from './language.ts';

let loading: Promise<Search> | undefined;

/** @throws when the data cannot be had; the next call tries again */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'de';
  const answer = await fetch(`/search/${locale}.json`);
  if (!answer.ok) throw new Error(`The search's data answers ${answer.status}`);
  return createSearchInPieces(await answer.json(), languages[locale]);
}
