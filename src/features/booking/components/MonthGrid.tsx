import ArrowLeft from '~icons/lucide/arrow-left';
import ArrowRight from '~icons/lucide/arrow-right';
import type { Words } from '../../../text/words/de.ts';
import type { MonthView } from './createPickerView.ts';
import { Step } from './DayPager.tsx';
import styles from './MonthGrid.module.css';

type MonthGridProps = { month: MonthView; words: Words['booking']['picker'] };

/** The month. Days with free times are links; the script turns them into buttons of a grid. */
export const MonthGrid = ({ month, words }: MonthGridProps) => (
  <div className={styles.month} data-month>
    <div className={styles.head}>
      <Step of={ArrowLeft} href={month.earlier} label={words.earlierMonth} />
      <p id="month-name" className={styles.name} data-month-name>
        {month.label}
      </p>
      <Step of={ArrowRight} href={month.later} label={words.laterMonth} />
    </div>
    <table className={styles.grid} aria-labelledby="month-name">
      <thead>
        <tr>
          {month.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, number, label, href, shown }) => (
              <td key={date} data-date={date} data-shown={shown && number !== '' ? 'true' : undefined}>
                {number === '' ? null : href === null ? (
                  <span>{number}</span>
                ) : (
                  <a href={href} aria-label={label}>
                    {number}
                  </a>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
