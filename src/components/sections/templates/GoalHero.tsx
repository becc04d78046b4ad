import type { Goal } from '../../../text/content/templates.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './GoalHero.module.css';

type GoalHeroProps = {
  goal: Goal;
  words: { eyebrow: string; contents: string };
  gallery: { href: string; label: string };
  /** The call to action of the footer. */
  step: { href: string; label: string };
  sampleNote: string;
};

/** Purpose of these templates, with their four opening sentences as links. */
export function GoalHero({ goal, words, gallery, step, sampleNote }: GoalHeroProps) {
  const { meta, hero, templates } = goal;
  return (
    <Section labelledBy="goal-title" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead
          level={1}
          id="goal-title"
          eyebrow={`${words.eyebrow}: ${meta.name}`}
          title={hero.title}
          lead={hero.lead}
        />
        <p className={styles.actions}>
          <Button href={step.href}>{step.label}</Button>
          <Link href={gallery.href} variant="standalone">
            {gallery.label}
          </Link>
        </p>
        <SampleNote text={sampleNote} />
      </div>
      <nav aria-label={words.contents}>
        <ul className={styles.openings}>
          {templates.map(({ id, name, talk }) => (
            <li key={id} className={styles.opening}>
              <a href={`#${id}`} className={styles.bubble}>
                <b className={styles.name}>{name}</b> {talk[0]?.text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
