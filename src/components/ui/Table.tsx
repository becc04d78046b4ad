import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Table.module.css';

/** `name`: the title as text, where it is more than text. */
type TableColumn = { numeric?: boolean } & ({ title: string; name?: never } | { title: ReactNode; name: string });
type TableRow = { title: ReactNode; cells: readonly ReactNode[] };

type TableProps = {
  /** Unique on its page. */
  id: string;
  /** Names the table; hidden from view only if a headline right above says the same. */
  caption: string;
  captionHidden?: boolean;
  /** First the column of row titles, then one per cell. */
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Below 640 px: each row as a block of named lines from three columns on, or as a title over three figures. */
  phone?: 'lines' | 'three';
  className?: string | undefined;
};

/** A table that is told row by row on phones. Where it is too wide all the same, it scrolls inside its own named region. */
export function Table({ id, caption, captionHidden = false, columns, rows, phone = 'lines', className }: TableProps) {
  const rowByRow = columns.length > 2 ? phone : undefined;
  const captionId = `${id}-caption`;
  return (
    <section
      id={id}
      className={classes(styles.region, rowByRow && styles[rowByRow], className)}
      aria-labelledby={captionId}
      {...scrollable}
    >
      <table className={styles.table}>
        <caption id={captionId} className={captionHidden ? styles.hidden : styles.caption}>
          {caption}
        </caption>
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
    </section>
  );
}

/** Rows and columns never change places: rendered once on the server. */
const keyOf = (index: number) => `n${index}`;

/** The column's title, for the style sheet to print before the cell where the head row is out of sight. */
const nameOf = (column: TableColumn | undefined) => ({ 'data-name': column?.name ?? column?.title });

/** A region that scrolls must be reachable by keyboard (WCAG 2.1.1); Safari does not do so by itself. */
const scrollable = { tabIndex: 0 } as const;
