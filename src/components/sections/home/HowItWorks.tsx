import type { Film } from '../../../text/content/film/films.ts';
import type { Words } from '../../../text/words/de.ts';
import { Fold } from '../../ui/Fold.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { FilmFigure } from './FilmFigure.tsx';
import styles from './HowItWorks.module.css';
import type { ShareLinks } from './shareLinks.ts';

type HowItWorksProps = {
  words: Words['home']['howItWorks'];
  /** The flow on the film's poster. */
  flow: Words['application']['builder']['flow'];
  film: Film;
  filmWords: Words['film'];
  share: ShareLinks;
};

/** Four steps, and the film that shows them (spec section 2). */
export function HowItWorks({ words, flow, film, filmWords, share }: HowItWorksProps) {
  return (
    <Section id="how-it-works" labelledBy="how-it-works-title" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead id="how-it-works-title" title={words.title} />
        <ol className={styles.steps}>
          {words.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <Fold summary={<h3 className={styles.title}>{title}</h3>}>
                <p className={styles.text}>{text}</p>
              </Fold>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{words.note}</p>
      </div>
      <div className={styles.picture}>
        <FilmFigure film={film} words={filmWords} flow={flow} share={share} />
      </div>
    </Section>
  );
}
