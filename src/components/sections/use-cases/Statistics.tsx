import type { Locale } from '../../../routes/table.ts';
import { isConfirmedStatistic, type Statistic } from '../../../text/content/use-cases/statistics.ts';
import { format } from '../../../text/format/format.ts';
import { fill } from '../../../text/words/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import styles from './Statistics.module.css';

type StatisticsProps = {
  title: string;
  lead: string;
  figures: readonly Statistic[];
  locale: Locale;
  words: { statistic: string; note: string; source: string; examples: string };
  /** null until the examples page is published. */
  examplesHref: string | null;
};

/** The theme's three figures with explanation, or with a note that it is missing (product decisions, Brand). */
export function Statistics({ title, lead, figures, locale, words, examplesHref }: StatisticsProps) {
  return (
    <Section tone="petrol-deep" id="statistics" labelledBy="statistics-title" className={styles.columns}>
      <div className={styles.words}>
        <SectionHead id="statistics-title" title={title} lead={lead} />
        {examplesHref && (
          <Button href={examplesHref} variant="highlight">
            {words.examples}
          </Button>
        )}
      </div>
      <div className={styles.figures}>
        <dl className={styles.list}>
          {figures.map((figure, index) => (
            <div key={`${figure.percent} ${figure.label[locale]}`} className={styles.figure} data-tone="petrol-panel">
              <dt className={styles.label}>{figure.label[locale] || fill(words.statistic, { number: index + 1 })}</dt>
              <dd className={styles.percent}>{format('percent', figure.percent / 100, locale)}</dd>
              {figure.source[locale] && (
                <dd className={styles.source}>
                  {words.source}: {figure.source[locale]}
                </dd>
              )}
            </div>
          ))}
        </dl>
        {!figures.every(isConfirmedStatistic) && (
          <p className={styles.note} data-shared="">
            {words.note}
          </p>
        )}
      </div>
    </Section>
  );
}
