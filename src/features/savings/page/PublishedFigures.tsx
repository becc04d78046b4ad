import { Link } from '../../../components/ui/Link.tsx';
import type { RoiCalculator } from '../../../text/content/roiCalculator.ts';
import { CalculationSection } from './CalculationSection.tsx';
import styles from './PublishedFigures.module.css';

/** Published figures of third parties, each with its source, all with the date of lookup. */
export function PublishedFigures({ words }: { words: RoiCalculator['context'] }) {
  return (
    <CalculationSection tone="card" ruled id="context" words={words}>
      <ul className={styles.items}>
        {words.items.map(({ figure, text, sources }) => (
          <li key={figure} className={styles.item}>
            <p>
              <strong className={styles.figure}>{figure}</strong> {text}
            </p>
            <p className={styles.source}>
              {words.source}{' '}
              {sources.map(({ name, url }, index) => (
                <span key={url}>
                  {index > 0 && ', '}
                  <Link href={url} external>
                    {name}
                  </Link>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note}</p>
    </CalculationSection>
  );
}
