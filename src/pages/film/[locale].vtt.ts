/** Captions of the film, from the same texts as its transcript. */
import type { APIRoute } from 'astro';
import { type Locale, locales } from '../../routes/table.ts';
import { filmFor, toWebVtt } from '../../text/content/film/films.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  new Response(toWebVtt(filmFor(props.locale).cues), { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
