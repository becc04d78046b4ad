import { absoluteUrl } from '../../../routes/absoluteUrl.ts';
import { href } from '../../../routes/hrefs.ts';
import { isHiddenAnchor } from '../../../routes/shownSections.ts';
import { filmFor } from '../../../text/content/film/films.ts';
import { type GraphNode, type GraphPage, nodeIdOn, reference } from './graphNode.ts';

/** The film of the home page, with the text displayed beside it (checks/head.ts compares them). */
export function video({ id, locale }: GraphPage): GraphNode | null {
  if (id !== 'home' || isHiddenAnchor(id, 'film', locale)) return null;
  const film = filmFor(locale);
  return {
    '@type': 'VideoObject',
    '@id': absoluteUrl(href('home', locale, 'film')),
    name: film.title,
    description: film.description,
    inLanguage: locale,
    uploadDate: film.made,
    duration: `PT${film.duration}S`,
    contentUrl: absoluteUrl(film.mp4),
    thumbnailUrl: absoluteUrl(film.poster),
    transcript: film.cues.map(({ text }) => text).join(' '),
    isPartOf: reference(nodeIdOn({ id, locale }, 'webpage')),
  };
}
