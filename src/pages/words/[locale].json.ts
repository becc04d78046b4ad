/** Texts for scripts, one file per language, fetched on demand (text/words/load-client-words.client.ts). */
import type { APIRoute } from 'astro';
import { locales } from '../../routes/table.ts';
import { type ClientWords, clientWords } from '../../text/words/client/clientWords.ts';

export const prerender = true;
export const getStaticPaths = () =>
  locales.map((locale) => ({ params: { locale }, props: { words: clientWords(locale) } }));
export const GET: APIRoute<{ words: ClientWords }> = ({ props }) => Response.json(props.words);
