import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Team.module.css';

type TeamProps = { words: Words['about']['team']; size: number; talkHref: string };

/**
 * One paragraph and one bubble per person. Names are not recorded, and no people are invented (product decisions,
 * Brand).
 */
export function Team({ words, size, talkHref }: TeamProps) {
  return (
    <Section id="team" labelledBy="team-title" className={styles.columns}>
      <div className={styles.people} aria-hidden="true">
        {Array.from({ length: size }, (_, index) => `person-${index}`).map((person) => (
          <span key={person} className={styles.person} />
        ))}
      </div>
      <div className={styles.words}>
        <SectionHead id="team-title" title={words.title} />
        <p className={styles.text}>{words.text}</p>
        <Link variant="standalone" href={talkHref}>
          {words.link}
        </Link>
      </div>
    </Section>
  );
}
