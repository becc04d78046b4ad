import { classes } from './classes.ts';
import styles from './Price.module.css';

type PriceProps = {
  /** The amount as written in the page's language, with its unit. */
  amount: string;
  /** The billing unit: "im Monat". */
  period: string;
  /** The customers the price applies to, and additional charges; legally required beside every price. */
  note: string;
  size?: 'large' | 'medium' | 'small';
  className?: string | undefined;
};

/** A price. The note is required (product decisions, Prices). */
export function Price({ amount, period, note, size = 'large', className }: PriceProps) {
  return (
    <p data-price className={classes(styles.price, styles[size], className)}>
      <strong className={styles.amount}>{amount}</strong> <span className={styles.period}>{period}</span>{' '}
      <span className={styles.note}>{note}</span>
    </p>
  );
}
