import { classes } from '../../ui/classes.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import styles from './DataFlow.module.css';

type Flow = { label: string; text: string };

type DataFlowProps = {
  ends: { assistant: string; system: string };
  /** Data from the assistant to the system, and back; an empty direction is not drawn. */
  out?: Flow | undefined | '';
  back?: Flow | undefined | '';
};

/** Data flow between the assistant and a system. */
export function DataFlow({ ends, out, back }: DataFlowProps) {
  return (
    <div className={styles.flow}>
      <p className={classes(styles.end, styles.assistant)} data-tone="petrol">
        <LogoMark inverted />
        {ends.assistant}
      </p>
      <div className={styles.ways}>
        {out && <FlowDirection {...out} className={styles.out} />}
        {back && <FlowDirection {...back} className={styles.back} />}
      </div>
      <p className={classes(styles.end, styles.system)} data-tone="card">
        {ends.system}
      </p>
    </div>
  );
}

const FlowDirection = ({ label, text, className }: Flow & { className: string | undefined }) => (
  <p className={classes(styles.way, className)}>
    <b className={styles.label}>{label}</b> {text}
  </p>
);
