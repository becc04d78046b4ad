import CalendarCheck from '~icons/lucide/calendar-check';
import { Card } from '../../../components/ui/Card.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import styles from './BookedCard.module.css';

type BookedCardProps = {
  /** The booked time as text; `berlin` only if the visitor's offset differs. */
  when: { own: string; berlin: string };
  /** Shown below the time. */
  about?: readonly { label: string; value: string }[];
  file?: { label: string; href: string };
};

export const BookedCard = ({ when, about = [], file }: BookedCardProps) => (
  <Card tone="mint" className={styles.card} data-booked>
    <p className={styles.when}>
      <Icon of={CalendarCheck} className={styles.icon} />
      <span>
        {when.own}
        {when.berlin && <span className={styles.berlin}>{when.berlin}</span>}
      </span>
    </p>
    {about.map(({ label, value }) => (
      <p key={label}>
        {label}: {value}
      </p>
    ))}
    {file && (
      <Link variant="standalone" href={file.href} download>
        {file.label}
      </Link>
    )}
  </Card>
);
