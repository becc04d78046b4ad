import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Chip } from './Chip.tsx';
import styles from './Crop.module.css';

type CropProps = {
  /** Alternative text: the words in the crop are part of a picture. */
  label: string;
  /** Visible note that the data is made up. */
  sample: string;
  tone?: 'mint' | 'sky';
  /** Corner of the application in the stage: it runs off the two other sides. */
  corner?: 'left' | 'right';
  children: ReactNode;
};

/** A detail of the application, enlarged on a stage. */
export const Crop = ({ label, sample, tone = 'mint', corner = 'left', children }: CropProps) => (
  <div role="img" aria-label={label} data-shared="" data-tone={tone} className={classes(styles.stage, styles[corner])}>
    <div className={styles.piece}>{children}</div>
    <span className={styles.sample}>
      <Chip>{sample}</Chip>
    </span>
  </div>
);
