/** Captions of the film, from the same texts as its transcript. */
import type { APIRoute } from 'astro';
import { filmFor, toWebVtt } from '../../features/film/films.ts';
import { type Locale, locales } from '../../routes/table.ts';

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  new Response(toWebVtt(filmFor(props.locale).cues), { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
