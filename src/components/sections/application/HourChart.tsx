import type { DashboardScreenWords } from '../../../text/words/applicationWords.ts';
import { sampleFigures } from '../pictures/sampleFigures.ts';
import styles from './HourChart.module.css';

const top = 120;
const labelled = [0, 3, 6, 9, 12, 15, 18, 21];
const twoDigits = (hour: number): string => String(hour).padStart(2, '0');

/** Conversations by the hour of their first question; the hours without staff are marked. */
export function HourChart({ words }: { words: DashboardScreenWords }) {
  const { hours } = sampleFigures;
  const bars = (isStaffed: boolean) =>
    hours
      .filter(({ staffed }) => staffed === isStaffed)
      .map(({ hour, count }) => `M${hour + 0.14} ${top}v-${count}h.72v${count}z`)
      .join('');
  return (
    <div className={styles.chart}>
      <p className={styles.head}>
        <b>{words.hoursTitle}</b> <span>{words.hoursNote}</span>
      </p>
      <svg viewBox={`0 0 24 ${top}`} preserveAspectRatio="none" className={styles.bars} aria-hidden="true">
        <path className={styles.night} d={`M0 0h8v${top}H0zM18 0h6v${top}h-6z`} />
        <path className={styles.free} d={bars(false)} />
        <path d={bars(true)} />
      </svg>
      <p className={styles.hours}>
        {labelled.map((hour) => (
          <span key={hour}>{twoDigits(hour)}</span>
        ))}
      </p>
    </div>
  );
}
