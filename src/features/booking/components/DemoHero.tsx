import { Button } from '../../../components/ui/Button.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { StageHero } from '../../../components/ui/StageHero.tsx';
import type { Words } from '../../../text/words/de.ts';
import { DemoAgendaDial } from './DemoAgendaDial.tsx';
import styles from './DemoHero.module.css';

type DemoHeroProps = { words: Words['booking']; minutes: number };

export const DemoHero = ({ words, minutes }: DemoHeroProps) => (
  <StageHero
    titleId="demo-title"
    title={words.hero.title}
    lead={words.hero.lead}
    actions={
      <p className={styles.ways}>
        <Button href="#book">{words.hero.button}</Button>
        <Link variant="standalone" href="#half-hour">
          {words.hero.link}
        </Link>
      </p>
    }
  >
    <DemoAgendaDial words={words.dial} parts={words.halfHour.parts} minutes={minutes} />
  </StageHero>
);
