import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import type { Words } from '../../words/de.ts';
import { BuilderPicture } from '../pictures/BuilderPicture.tsx';
import styles from './HowItWorks.module.css';

type HowItWorksProps = {
  words: Words['home']['howItWorks'];
  builder: Words['pictures']['builder'];
};

/** Four steps beside the builder. The film of spec section 2 takes the picture's place when it exists. */
export function HowItWorks({ words, builder }: HowItWorksProps) {
  return (
    <Section id="how-it-works" labelledBy="how-it-works-title" tone="card" ruled className={styles.columns}>
      <div className={styles.picture}>
        <Stage tone="sky">
          <BuilderPicture words={builder} />
        </Stage>
      </div>
      <div className={styles.words}>
        <SectionHead id="how-it-works-title" title={words.title} />
        <ol className={styles.steps}>
          {words.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.note}>{words.note}</p>
      </div>
    </Section>
  );
}
