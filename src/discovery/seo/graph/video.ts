import { filmFor } from '../../../features/film/films.ts';
import { href } from '../../../routes/hrefs.ts';
import { absolute } from '../address.ts';
import { type About, idOn, type Node, reference } from './node.ts';

/** The film of the home page, with the text displayed beside it (checks/head.ts compares them). */
export function video({ id, locale }: About): Node | null {
  if (id !== 'home') return null;
  const film = filmFor(locale);
  return {
    '@type': 'VideoObject',
    '@id': absolute(href('home', locale, 'film')),
    name: film.title,
    description: film.description,
    inLanguage: locale,
    uploadDate: film.made,
    duration: `PT${film.duration}S`,
    contentUrl: absolute(film.mp4),
    thumbnailUrl: absolute(film.poster),
    transcript: film.cues.map(({ text }) => text).join(' '),
    isPartOf: reference(idOn({ id, locale }, 'webpage')),
  };
}
