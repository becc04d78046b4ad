import LinkIcon from '~icons/lucide/link';
import LinkedIn from '~icons/lucide/linkedin';
import Mail from '~icons/lucide/mail';
import Play from '~icons/lucide/play';
import type { Film } from '../../../features/film/films.ts';
import type { Words } from '../../../text/words/de.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BuilderPicture } from '../pictures/BuilderPicture.tsx';
import styles from './FilmFigure.module.css';
import type { ShareLinks } from './shareLinks.ts';

type FilmFigureProps = {
  film: Film;
  words: Words['film'];
  builder: Words['pictures']['builder'];
  share: ShareLinks;
};

const icons = { mail: Mail, linkedin: LinkedIn, link: LinkIcon } as const;

/**
 * The film of spec section 2. Nothing of it loads before it is played, captions included: a picture of the page is its
 * poster, and the link on it (a target of its own keeps it from being prefetched) is answered by film.client.ts. Without
 * script the player itself stands there. Sharing is links, and nobody hears of it before one is followed.
 */
export function FilmFigure({ film, words, builder, share }: FilmFigureProps) {
  return (
    <div id="film" className={styles.film}>
      <figure aria-labelledby="film-title" className={styles.film}>
        <div className={styles.screen}>
          <div className={styles.still} data-tone="sky">
            <BuilderPicture words={builder} />
          </div>
          <a href={film.mp4} target="_self" aria-label={film.label} className={styles.play} data-play-film>
            <Icon of={Play} />
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

/** For film.client.ts, which makes the link copy its address. */
const copy = ({ share }: Words['film']) => ({
  'data-copy-link': true,
  'data-copied': share.copied,
  'data-not-copied': share.notCopied,
});
