import styles from './Receipt.module.css';

type Line = { name: string; value: string };

export type ReceiptProps = {
  title: string;
  inputs: string;
  rows: readonly (Line & { note?: string })[];
  total: Line;
  yearOne: Line;
  headingLevel?: 2 | 3;
};

/** A sum line by line, styled as a till receipt. */
export function Receipt({ title, inputs, rows, total, yearOne, headingLevel = 3 }: ReceiptProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.receipt} data-tone="card">
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.inputs}>{inputs}</p>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.name} className={styles.row}>
            <dt>{row.name}</dt>
            <dd className={styles.value}>{row.value}</dd>
            {row.note && <dd className={styles.note}>{row.note}</dd>}
          </div>
        ))}
        <div className={styles.total} data-tone="marigold">
          <dt>{total.name}</dt>
          <dd className={styles.value}>{total.value}</dd>
        </div>
        <div className={styles.row}>
          <dt>{yearOne.name}</dt>
          <dd className={styles.value}>{yearOne.value}</dd>
        </div>
      </dl>
    </div>
  );
}
