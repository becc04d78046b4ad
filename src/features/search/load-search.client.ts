/** The search in the browser: its data is loaded and indexed once, on first use. */
import type { Locale } from '../../routes/table.ts';
import { createSearchInChunks, type Search } from './createSearch.ts';
import { languages } from './language.ts';

let loading: Promise<Search> | undefined;

/** @throws if the data cannot be loaded; the next call retries */
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
  return createSearchInChunks(await answer.json(), languages[locale]);
}
