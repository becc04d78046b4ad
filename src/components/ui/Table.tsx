import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Table.module.css';

/** `name`: the title as plain text, if the title is not a string. */
type TableColumn = { numeric?: boolean } & ({ title: string; name?: never } | { title: ReactNode; name: string });
type TableRow = { title: ReactNode; cells: readonly ReactNode[] };

type TableProps = {
  /** Unique on its page. */
  id: string;
  /** Caption of the table; visually hidden only if the headline directly above has the same text. */
  caption: string;
  captionHidden?: boolean;
  /** The column of row titles first, then one per cell. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** In narrow columns: each row as a block of labelled lines (three or more columns), or as a title over three figures. */
  phoneLayout?: 'lines' | 'three';
  className?: string | undefined;
};

/** A table that stacks its rows where they do not fit, so it never scrolls sideways. */
export function Table({
  id,
  caption,
  captionHidden = false,
  columns,
  rows,
  phoneLayout = 'lines',
  className,
}: TableProps) {
  const rowByRow = columns.length > 2 ? phoneLayout : undefined;
  return (
    <div id={id} className={classes(styles.region, rowByRow && styles[rowByRow], className)}>
      <table className={styles.table}>
        <caption className={captionHidden ? styles.hidden : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, numeric }, index) => (
              <th key={keyOf(index)} scope="col" className={classes(numeric && styles.numeric)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells }, rowIndex) => (
            <tr key={keyOf(rowIndex)}>
              <th scope="row">{title}</th>
              {cells.map((cell, index) => (
                <td
                  key={keyOf(index)}
                  className={classes(columns[index + 1]?.numeric && styles.numeric)}
                  {...(rowByRow === 'lines' && nameOf(columns[index + 1]))}
                >
                  {rowByRow === 'lines' ? <span>{cell}</span> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Index keys are safe: rows and columns are rendered once on the server and never reorder. */
const keyOf = (index: number) => `n${index}`;

/** The column title; the stylesheet prints it before the cell when the head row is hidden. */
const nameOf = (column: TableColumn | undefined) => ({ 'data-name': column?.name ?? column?.title });
