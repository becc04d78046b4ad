import type { Goal } from '../../../text/content/templates.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './GoalNext.module.css';

type LabelledLink = { href: string; label: string };

type GoalNextProps = {
  words: Goal['next'];
  demo: LabelledLink;
  step: LabelledLink;
  links: readonly LabelledLink[];
  note: string;
};

/** Demo or message after the four templates, and further pages. */
export function GoalNext({ words, demo, step, links, note }: GoalNextProps) {
  return (
    <Section tone="mint" id="next" labelledBy="next-title" className={styles.next}>
      <SectionHead id="next-title" title={words.title} lead={words.text} />
      <p className={styles.actions}>
        <Button href={demo.href}>{demo.label}</Button>
        <Button href={step.href} variant="secondary">
          {step.label}
        </Button>
        {links.map(({ href, label }) => (
          <Link key={href} href={href} variant="standalone">
            {label}
          </Link>
        ))}
      </p>
      <p className={styles.note} data-shared="">
        {note}
      </p>
    </Section>
  );
}
