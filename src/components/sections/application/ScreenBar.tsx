import type { ReactNode } from 'react';
import { Chip } from '../pictures/Chip.tsx';
import styles from './ScreenBar.module.css';

type ScreenBarProps = {
  title: string;
  /** Beside the title. */
  notes: readonly string[];
  /** Fields beside the notes. */
  filters?: readonly string[];
  /** Buttons at the end. */
  children: ReactNode;
};

/** The bar above a screen of the application. */
export const ScreenBar = ({ title, notes, filters = [], children }: ScreenBarProps) => (
  <div className={styles.bar}>
    <b className={styles.title}>{title}</b>
    {filters.map((filter) => (
      <span key={filter} className={styles.filter}>
        {filter}
      </span>
    ))}
    {notes.map((note) => (
      <Chip key={note}>{note}</Chip>
    ))}
    <span className={styles.actions}>{children}</span>
  </div>
);
