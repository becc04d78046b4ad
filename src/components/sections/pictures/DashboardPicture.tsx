import type { DashboardWords } from '../../../text/words/pictureWords.ts';
import styles from './DashboardPicture.module.css';

/** The dashboard: a project's conversations, topics and teams. Its figures are samples, with a visible note. */
export function DashboardPicture({ words }: { words: DashboardWords }) {
  return (
    <div role="img" aria-label={words.label} className={styles.window} data-tone="card">
      <div className={styles.bar}>
        <b>{words.project}</b>
        <span className={styles.sample}>{words.sample}</span>
      </div>
      <div className={styles.panes}>
        <div className={styles.pane}>
          <span className={styles.head}>
            <span className={styles.title}>{words.chartTitle}</span>
            <span className={styles.legend}>
              <i className={styles.assistant} /> {words.assistant}
            </span>
            <span className={styles.legend}>
              <i className={styles.team} /> {words.team}
            </span>
          </span>
          <Bars days={words.days} />
        </div>
        <div className={styles.pane}>
          <span className={styles.title}>{words.topicsTitle}</span>
          {words.topics.map(({ name, share }) => (
            <span key={name} className={styles.topic}>
              {name}
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={100 * share} height="8" rx="1" />
              </svg>
            </span>
          ))}
        </div>
        <div className={styles.teams}>
          <span className={styles.title}>{words.teamsTitle}</span>
          {words.teams.map(({ name, role }) => (
            <span key={name} className={styles.member}>
              <i className={styles.dot} />
              <span>
                <b>{name}</b> {role}
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

const height = 120;
const column = 40;

function Bars({ days }: Pick<DashboardWords, 'days'>) {
  const scale = (height - 10) / Math.max(...days.map(({ assistant, team }) => assistant + team));
  return (
    <>
      <svg viewBox={`0 0 ${days.length * column} ${height}`} className={styles.chart} aria-hidden="true">
        <path d={`M0 ${height / 2}h${days.length * column}M0 .5h${days.length * column}`} />
        {days.map(({ name, assistant, team }, index) => {
          const x = index * column + 8;
          const low = Math.round(assistant * scale);
          const high = Math.round(team * scale);
          return (
            <g key={name}>
              <rect className={styles.assistant} x={x} y={height - low} width="24" height={low} rx="4" />
              <rect
                className={styles.team}
                x={x}
                y={height - low - high}
                width="24"
                height={Math.max(0, high - 2)}
                rx="3"
              />
            </g>
          );
        })}
      </svg>
      <span className={styles.days}>
        {days.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </span>
    </>
  );
}
