import { Button } from '../../../components/ui/Button.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import { Stage } from '../../../components/ui/Stage.tsx';
import type { Words } from '../../../text/words/de.ts';
import { DemoAgendaDial } from './DemoAgendaDial.tsx';
import styles from './DemoHero.module.css';

type DemoHeroProps = { words: Words['booking']; minutes: number };

export const DemoHero = ({ words, minutes }: DemoHeroProps) => (
  <Section labelledBy="demo-title" className={styles.columns}>
    <div className={styles.words}>
      <SectionHead level={1} id="demo-title" title={words.hero.title} lead={words.hero.lead} />
      <p className={styles.ways}>
        <Button href="#book">{words.hero.button}</Button>
        <Link variant="standalone" href="#half-hour">
          {words.hero.link}
        </Link>
      </p>
    </div>
    <Stage sun>
      <DemoAgendaDial words={words.dial} parts={words.halfHour.parts} minutes={minutes} />
    </Stage>
  </Section>
);
