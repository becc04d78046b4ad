import { Link } from '../../ui/Link.tsx';
import styles from './PhoneNumber.module.css';

type PhoneNumberProps = { label: string; phone: string; missing: string };

/** The phone number, or a note that there is none yet (product decisions, Brand). */
export function PhoneNumber({ label, phone, missing }: PhoneNumberProps) {
  return (
    <p className={styles.number}>
      <span className={styles.label}>{label}</span>{' '}
      {phone ? (
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} variant="plain" className={styles.phone}>
          {phone}
        </Link>
      ) : (
        <span>{missing}</span>
      )}
    </p>
  );
}
