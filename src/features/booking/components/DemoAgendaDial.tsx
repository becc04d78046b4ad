import { Bubble } from '../../../components/ui/Bubble.tsx';
import type { Words } from '../../../text/words/de.ts';
import styles from './DemoAgendaDial.module.css';

type DemoAgendaDialProps = {
  words: Words['booking']['dial'];
  parts: readonly { minutes: number; short: string }[];
  minutes: number;
};

/** The half hour as a clock face in four parts, with a short sample dialogue. */
export const DemoAgendaDial = ({ words, parts, minutes }: DemoAgendaDialProps) => (
  <div className={styles.picture}>
    <div role="img" aria-label={words.label} className={styles.dial}>
      <svg viewBox="0 0 200 200" className={styles.face} aria-hidden="true">
        {parts.map((part, index) => (
          <circle
            key={part.short}
            className={styles.part}
            cx="100"
            cy="100"
            r="80"
            pathLength={minutes}
            strokeDasharray={`${part.minutes - gap} ${minutes}`}
            strokeDashoffset={-startOf(parts, index) - gap / 2}
          />
        ))}
        <text x="100" y="108" className={styles.number}>
          {minutes}
        </text>
        <text x="100" y="132" className={styles.unit}>
          {words.center}
        </text>
      </svg>
      <ol className={styles.parts}>
        {parts.map((part) => (
          <li key={part.short} className={styles.entry}>
            <span>{part.short}</span>
            <b>{part.minutes}</b>
          </li>
        ))}
      </ol>
    </div>
    <Bubble speaker="right" as="p">
      {words.said.visitor}
    </Bubble>
    <Bubble speaker="left" as="p" className={styles.ours}>
      {words.said.us}
    </Bubble>
  </div>
);

/** Gap between two parts, in minutes of the dial. */
const gap = 0.35;

const startOf = (parts: DemoAgendaDialProps['parts'], index: number): number =>
  parts.slice(0, index).reduce((sum, part) => sum + part.minutes, 0);
