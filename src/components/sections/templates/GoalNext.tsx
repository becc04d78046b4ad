import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './GoalNext.module.css';

type GoalNextProps = { links: readonly { href: string; label: string }[]; note: string };

/** Further pages after the four templates, and what is invented in them. The call to action is in the footer. */
export const GoalNext = ({ links, note }: GoalNextProps) => (
  <Section tone="card" padding="none" ruled className={styles.next}>
    <p className={styles.links}>
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
