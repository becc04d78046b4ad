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
  /** Says that the meaning is not known yet. */
  lead: string;
  figures: readonly Statistic[];
  locale: Locale;
  words: { statistic: string; note: string; source: string; examples: string };
  /** null until the examples page is published. */
  examplesHref: string | null;
};

/**
 * The theme's three figures (product decisions, Brand): one quiet row in small type with a note, and on a stage once all
 * have a confirmed label and source.
 */
export function Statistics({ title, lead, figures, locale, words, examplesHref }: StatisticsProps) {
  const isStaged = figures.every(isConfirmedStatistic);
  return (
    <Section
      tone={isStaged ? 'petrol-deep' : 'card'}
      ruled={!isStaged}
      padding={isStaged ? 'section' : 'none'}
      id="statistics"
      labelledBy="statistics-title"
      className={isStaged ? styles.staged : styles.quiet}
    >
      <div className={styles.words}>
        {isStaged ? (
          <SectionHead id="statistics-title" title={title} />
        ) : (
          <>
            <h2 id="statistics-title" className={styles.title}>
              {title}
            </h2>
            <p>{lead}</p>
          </>
        )}
        {isStaged && examplesHref && (
          <Button href={examplesHref} variant="highlight">
            {words.examples}
          </Button>
        )}
      </div>
      <div className={styles.figures}>
        <dl className={styles.list}>
          {figures.map((figure, index) => (
            <div
              key={`${figure.percent} ${figure.label[locale]}`}
              className={styles.figure}
              data-tone={isStaged ? 'petrol-panel' : undefined}
            >
              <dt className={styles.label}>{figure.label[locale] || fill(words.statistic, { number: index + 1 })}</dt>
              <dd className={styles.percent}>{format('percent', figure.percent / 100, locale)}</dd>
              {figure.source[locale] && (
                <dd className={styles.label}>
                  {words.source}: {figure.source[locale]}
                </dd>
              )}
            </div>
          ))}
        </dl>
        {!isStaged && (
          <p className={styles.label} data-shared="">
            {words.note}
          </p>
        )}
      </div>
    </Section>
  );
}
