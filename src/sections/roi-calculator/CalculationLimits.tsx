import type { RoiCalculator } from '../../content/roiCalculator.ts';
import type { OpenCalculation } from '../../savings/openCalculation.ts';
import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './CalculationLimits.module.css';

type CalculationLimitsProps = {
  words: RoiCalculator['limits'];
  items: OpenCalculation['limits'];
  articleHref: string;
};

/** What a result does not say, before somebody relies on it. */
export function CalculationLimits({ words, items, articleHref }: CalculationLimitsProps) {
  return (
    <Section id="limits" labelledBy="limits-title" className={styles.columns}>
      <div className={styles.head}>
        <SectionHead id="limits-title" title={words.title} lead={words.lead} />
        <Link href={articleHref} variant="standalone">
          {words.article}
        </Link>
      </div>
      <ul className={styles.items}>
        {items.map(({ title, text }) => (
          <li key={title} className={styles.item}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
