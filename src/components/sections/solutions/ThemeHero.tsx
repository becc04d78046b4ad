import type { SolutionText } from '../../../text/content/solutions/schema.ts';
import { fill } from '../../../text/words/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { MeetingPicture } from './MeetingPicture.tsx';
import styles from './ThemeHero.module.css';

type ThemeHeroProps = {
  text: Pick<SolutionText, 'meta' | 'hero'>;
  words: { eyebrow: string; contact: string; guide: string };
  demo: { href: string; label: string };
  stage: 'mint' | 'sky';
  contactHref: string;
  /** null if the theme has no use case. */
  guideHref: string | null;
};

/** The problem of the person responsible, beside a picture of an internal meeting. */
export function ThemeHero({ text, words, stage, demo, contactHref, guideHref }: ThemeHeroProps) {
  const { meta, hero } = text;
  return (
    <Section labelledBy="solution-title" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead
          level={1}
          id="solution-title"
          eyebrow={fill(words.eyebrow, { name: meta.name })}
          title={hero.title}
          lead={hero.lead}
        />
        <p className={styles.actions}>
          <Button href={demo.href}>{demo.label}</Button>
          <Button href={contactHref} variant="secondary">
            {words.contact}
          </Button>
          {guideHref && (
            <Link href={guideHref} variant="standalone">
              {words.guide}
            </Link>
          )}
        </p>
      </div>
      <Stage tone={stage}>
        <MeetingPicture {...hero.meeting} />
      </Stage>
    </Section>
  );
}
