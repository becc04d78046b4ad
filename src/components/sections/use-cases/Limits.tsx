import type { UseCase } from '../../../text/content/use-cases/schema.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Limits.module.css';

type LimitsProps = {
  content: UseCase['limits'];
  /** null until the solution page is published. */
  solution: { label: string; href: string } | null;
};

/** The tasks that should stay with people: sentences, not icons. */
export function Limits({ content, solution }: LimitsProps) {
  return (
    <Section labelledBy="limits-title" className={styles.columns}>
      <div className={styles.head}>
        <SectionHead id="limits-title" title={content.title} />
        {solution && (
          <Link href={solution.href} variant="standalone">
            {solution.label}
          </Link>
        )}
      </div>
      <ul className={styles.items}>
        {content.items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
