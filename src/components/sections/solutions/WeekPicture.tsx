import { type ChangeWords, workKinds } from '../../../text/content/solutions/schema.ts';
import { classes } from '../../ui/classes.ts';
import styles from './WeekPicture.module.css';

type Week = ChangeWords<'week'>;

/** A team's week day by day: tasks before and after. */
export function WeekPicture({ words }: { words: Week }) {
  const { label, kinds, days, before, after } = words;
  return (
    <figure aria-label={label} className={styles.picture}>
      <ul className={styles.kinds}>
        {workKinds.map((kind) => (
          <li key={kind} className={styles.kind}>
            <span className={classes(styles.sample, styles[kind])} />
            {kinds[kind]}
          </li>
        ))}
      </ul>
      <ol className={styles.week}>
        {days.map((name, index) => (
          <li key={name} className={styles.day}>
            <b className={styles.name}>{name}</b>
            <Work title={before.title} blocks={before.days[index]} />
            <Work title={after.title} blocks={after.days[index]} isAfter />
          </li>
        ))}
      </ol>
    </figure>
  );
}

type WorkProps = { title: string; blocks: Week['before']['days'][number] | undefined; isAfter?: boolean };

function Work({ title, blocks = [], isAfter = false }: WorkProps) {
  return (
    <div className={classes(styles.work, isAfter && styles.after)}>
      <span className={styles.title}>{title}</span>
      <ul className={styles.blocks}>
        {blocks.map(({ kind, text }) => (
          <li key={text} className={classes(styles.block, styles[kind])}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
