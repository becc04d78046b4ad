/** Texts for scripts, one file per language, fetched on demand (features/client-words/load-client-words.client.ts). */
import type { APIRoute } from 'astro';
import { type ClientWords, clientWords } from '../../features/client-words/clientWords.ts';
import { locales } from '../../routes/table.ts';

export const prerender = true;
export const getStaticPaths = () =>
  locales.map((locale) => ({ params: { locale }, props: { words: clientWords(locale) } }));
export const GET: APIRoute<{ words: ClientWords }> = ({ props }) => Response.json(props.words);
