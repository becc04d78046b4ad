import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { BuilderPicture } from '../pictures/BuilderPicture.tsx';
import styles from './FeaturesBanner.module.css';

type FeaturesBannerProps = {
  words: Words['features'];
  /** 1 on the features page, 2 if the features are a section of another page. */
  level: 1 | 2;
  id: string;
  demoHref: string;
};

/** The banner of the features (spec section 2): their common idea, and on their own page a flow built from them. */
export function FeaturesBanner({ words, level, id, demoHref }: FeaturesBannerProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`} ruled={level === 2} className={styles.columns}>
      <div className={styles.words}>
        <SectionHead level={level} id={`${id}-title`} title={words.title} lead={words.lead} />
        <Button href={demoHref} variant={level === 1 ? 'primary' : 'secondary'}>
          {words.demo}
        </Button>
      </div>
      {level === 1 && (
        <Stage tone="sky">
          <BuilderPicture words={words.builder} />
        </Stage>
      )}
    </Section>
  );
}
