import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { SideHeadSection } from '../../ui/SideHeadSection.tsx';
import styles from './Team.module.css';

type TeamProps = { words: Words['about']['team']; talkHref: string };

/** One paragraph: names are not recorded, and no people are invented (product decisions, Brand). */
export const Team = ({ words, talkHref }: TeamProps) => (
  <SideHeadSection id="team" head="wide" title={words.title}>
    <div className={styles.words}>
      <p className={styles.text}>{words.text}</p>
      <Link variant="standalone" href={talkHref}>
        {words.link}
      </Link>
    </div>
  </SideHeadSection>
);
