/** Words for scripts, one file per language, fetched when a script has something to say (words/load-client-words.client.ts). */
import type { APIRoute } from 'astro';
import { type Locale, locales } from '../../routes/table.ts';
import { words as de } from '../../words/client/de.ts';
import { words as en } from '../../words/client/en.ts';

const files = { de, en } satisfies Record<Locale, object>;

export const prerender = true;
export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { words: files[locale] } }));
export const GET: APIRoute<{ words: typeof de }> = ({ props }) => Response.json(props.words);
