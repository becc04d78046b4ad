import type { RoiCalculator } from '../../content/roiCalculator.ts';
import type { WorkedExample } from '../../savings/worked-example.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Receipt } from '../home/Receipt.tsx';
import styles from './CalculationHero.module.css';

type CalculationHeroProps = {
  words: RoiCalculator['hero'];
  example: WorkedExample;
  links: { contact: string; formula: string };
};

/** One sum worked through before anything is explained. */
export function CalculationHero({ words, example, links }: CalculationHeroProps) {
  return (
    <Section labelledBy="calculation-title" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead level={1} id="calculation-title" title={words.title} lead={words.lead} />
        <div className={styles.buttons}>
          <Button href={links.contact}>{words.cta}</Button>
          <Button href={links.formula} variant="secondary">
            {words.formula}
          </Button>
        </div>
      </div>
      <Stage sun>
        <Receipt {...example} headingLevel={2} />
      </Stage>
    </Section>
  );
}
