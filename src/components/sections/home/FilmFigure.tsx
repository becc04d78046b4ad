import LinkIcon from '~icons/lucide/link';
import LinkedIn from '~icons/lucide/linkedin';
import Mail from '~icons/lucide/mail';
import Play from '~icons/lucide/play';
import type { Film } from '../../../text/content/film/films.ts';
import type { Words } from '../../../text/words/de.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Flow } from '../pictures/Flow.tsx';
import styles from './FilmFigure.module.css';
import type { ShareLinks } from './shareLinks.ts';

type FilmFigureProps = {
  film: Film;
  words: Words['film'];
  flow: Words['application']['builder']['flow'];
  share: ShareLinks;
};

const icons = { mail: Mail, linkedin: LinkedIn, link: LinkIcon } as const;

/**
 * The film of spec section 2. Nothing loads before playback, captions included: a detail of the application is the poster.
 * film.client.ts handles the link on it; its `target` prevents prefetching. Without script the player is shown. Sharing
 * uses plain links, so third parties receive no request before a click.
 */
export function FilmFigure({ film, words, flow, share }: FilmFigureProps) {
  return (
    <div id="film" className={styles.film}>
      <figure aria-labelledby="film-title" className={styles.film}>
        <div className={styles.screen}>
          <div className={styles.poster} data-tone="petrol-deep" aria-hidden="true">
            <div className={styles.still}>
              <Flow words={{ steps: flow.steps, branches: [] }} />
            </div>
          </div>
          <a href={film.mp4} target="_self" aria-label={film.label} className={styles.play} data-play-film>
            <Icon of={Play} />
            {film.length}
          </a>
          <video
            controls
            playsInline
            preload="none"
            width="1280"
            height="720"
            aria-labelledby="film-title"
            className={styles.video}
          >
            <source media="(width < 640px)" src={film.tall} type="video/mp4" />
            <source src={film.webm} type="video/webm" />
            <source src={film.mp4} type="video/mp4" />
            <track kind="captions" src={film.captions} srcLang={film.locale} label={words.captions} />
          </video>
        </div>
        <figcaption>
          <h3 id="film-title" className={styles.title}>
            {film.title}
          </h3>
          <p className={styles.about}>
            {film.description} {film.about}.
          </p>
        </figcaption>
      </figure>
      <details className={styles.transcript}>
        <summary>{words.transcript}</summary>
        <p>{film.cues.map(({ text }) => text).join(' ')}</p>
      </details>
      <div className={styles.share}>
        <p id="film-share">{words.share.title}</p>
        <ul aria-labelledby="film-share" className={styles.links}>
          {share.map(({ name, href }) => (
            <li key={name}>
              <a
                href={href}
                rel={href.startsWith('https:') ? 'noopener' : undefined}
                {...(name === 'link' && copy(words))}
                className={styles.link}
              >
                <Icon of={icons[name]} />
                {words.share[name]}
              </a>
            </li>
          ))}
        </ul>
        <p role="status" data-copy-status />
      </div>
    </div>
  );
}

/** Data for film.client.ts, which copies the link's address. */
const copy = ({ share }: Words['film']) => ({
  'data-copy-link': true,
  'data-copied': share.copied,
  'data-not-copied': share.notCopied,
});
