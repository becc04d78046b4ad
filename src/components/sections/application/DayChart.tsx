import type { DashboardScreenWords } from '../../../text/words/applicationWords.ts';
import { sampleFigures } from '../pictures/sampleFigures.ts';
import styles from './DayChart.module.css';

const top = 70;
const ticks = [60, 40, 20, 0];
const bar = { inset: 0.16, width: 0.68 };

/** Conversations of each day as stacked bars, with both axes. */
export function DayChart({ words }: { words: DashboardScreenWords }) {
  const { days } = sampleFigures;
  const bars = (from: (day: (typeof days)[number]) => number, height: (day: (typeof days)[number]) => number) =>
    days
      .map((day, index) => `M${index + bar.inset} ${top - from(day)}v-${height(day)}h${bar.width}v${height(day)}z`)
      .join('');
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <b>{words.daysTitle}</b>
        {/* On one line: beside the title, or below it. */}
        <p className={styles.head}>
          <span className={styles.assistant}>{words.assistant}</span>
          <span className={styles.team}>{words.team}</span>
        </p>
      </div>
      <div className={styles.plot}>
        <p className={styles.ticks}>
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </p>
        <svg
          viewBox={`0 0 ${days.length} ${top}`}
          preserveAspectRatio="none"
          className={styles.bars}
          aria-hidden="true"
        >
          <path className={styles.grid} d={ticks.map((tick) => `M0 ${top - tick}h${days.length}`).join('')} />
          <path
            className={styles.assistant}
            d={bars(
              () => 0,
              ({ alone }) => alone,
            )}
          />
          <path
            className={styles.team}
            d={bars(
              ({ alone }) => alone + 1,
              ({ handedOver }) => handedOver,
            )}
          />
        </svg>
      </div>
      <p className={styles.days}>
        {words.days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
    </div>
  );
}
