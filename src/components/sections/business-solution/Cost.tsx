import type { Words } from '../../../text/words/de.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Cost.module.css';

type CostProps = {
  words: Words['businessSolution']['cost'];
  links: { prices: string; formula: string };
};

/** The costs, including the customer's own working hours. */
export function Cost({ words, links }: CostProps) {
  return (
    <Section id="cost" labelledBy="cost-title" className={styles.section}>
      <div className={styles.head}>
        <SectionHead id="cost-title" title={words.title} />
        <p className={styles.links}>
          <Link href={links.prices} variant="standalone">
            {words.prices}
          </Link>
          <Link href={links.formula} variant="standalone">
            {words.formula}
          </Link>
        </p>
      </div>
      <ol className={styles.items}>
        {words.items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
