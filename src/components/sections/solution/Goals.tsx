import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Goals.module.css';

const goals = ['service', 'marketing', 'commerce'] as const;

type GoalsProps = {
  words: Words['solution']['goals'];
  links: Record<(typeof goals)[number] | 'templates', string>;
};

/** The three goals, as rows to compare. */
export function Goals({ words, links }: GoalsProps) {
  return (
    <Section tone="card" ruled id="goals" labelledBy="goals-title" className={styles.section}>
      <SectionHead id="goals-title" title={words.title} lead={words.lead} />
      <ul className={styles.goals}>
        {goals.map((goal) => {
          const { title, text, link } = words.items[goal];
          return (
            <li key={goal} className={styles.goal}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
              <Link href={links[goal]} variant="standalone">
                {link}
              </Link>
            </li>
          );
        })}
      </ul>
      <Link href={links.templates} variant="standalone">
        {words.templates}
      </Link>
    </Section>
  );
}
