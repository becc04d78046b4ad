import ArrowRight from '~icons/lucide/arrow-right';
import type { Words } from '../../../text/words/de.ts';
import { Button } from '../../ui/Button.tsx';
import { DarkOpening } from '../../ui/DarkOpening.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { InboxPicture } from '../pictures/InboxPicture.tsx';
import styles from './SolutionHero.module.css';

type SolutionHeroProps = {
  words: Words['solution']['hero'];
  chatWindow: Words['pictures']['chatWindow'];
  links: { contact: string; goals: string; features: string; savings: string };
};

const jumps = ['goals', 'features', 'savings'] as const;
const tones = { goals: 'mint', features: 'sky', savings: 'card' } as const;

/** The solution in one picture: the team's remaining cases on a Monday morning. */
export function SolutionHero({ words, chatWindow, links }: SolutionHeroProps) {
  return (
    <DarkOpening labelledBy="solution-title" className={styles.hero}>
      <div className={styles.words}>
        <SectionHead level={1} id="solution-title" title={words.title} lead={words.lead} />
        <nav aria-label={words.jumps.label}>
          <ul className={styles.jumps}>
            {jumps.map((jump) => (
              <li key={jump}>
                <a href={links[jump]} data-tone={tones[jump]} className={styles.jump}>
                  {words.jumps[jump]}
                  <Icon of={ArrowRight} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Button href={links.contact} variant="highlight">
          {words.cta}
        </Button>
      </div>
      <div className={styles.picture}>
        <Stage>
          <InboxPicture words={words.inbox} chatWindow={chatWindow} />
        </Stage>
        <SampleNote text={chatWindow.sampleNote} />
      </div>
    </DarkOpening>
  );
}
