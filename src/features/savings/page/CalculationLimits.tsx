import { Link } from '../../../components/ui/Link.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import { SectionHead } from '../../../components/ui/SectionHead.tsx';
import type { RoiCalculator } from '../../../text/content/roiCalculator.ts';
import type { CalculationPageContent } from '../calculationPageContent.ts';
import styles from './CalculationLimits.module.css';

type CalculationLimitsProps = {
  words: RoiCalculator['limits'];
  items: CalculationPageContent['limits'];
  articleHref: string;
};

/** Limits of the result. */
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
