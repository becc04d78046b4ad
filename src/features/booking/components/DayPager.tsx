import ArrowLeft from '~icons/lucide/arrow-left';
import ArrowRight from '~icons/lucide/arrow-right';
import { Icon } from '../../../components/ui/Icon.tsx';
import type { Words } from '../../../text/words/de.ts';
import type { PickerView } from './createPickerView.ts';
import styles from './SlotPicker.module.css';

type DayPagerProps = { view: PickerView; words: Words['booking']['picker'] };

/** The shown day, with links to the previous and the next one that has free times. */
export const DayPager = ({ view, words }: DayPagerProps) => (
  <div className={styles.pager}>
    <Step of={ArrowLeft} href={view.earlier} label={words.earlier} />
    <p className={styles.day} data-day>
      {view.day}
    </p>
    <Step of={ArrowRight} href={view.later} label={words.later} />
  </div>
);

type StepProps = { of: typeof ArrowLeft; href: string | null; label: string };

/** A link to other days; muted if there are none. */
export const Step = ({ of, href, label }: StepProps) =>
  href === null ? (
    <span className={styles.step} aria-hidden="true" data-step={label}>
      <Icon of={of} />
    </span>
  ) : (
    <a href={href} className={styles.step} aria-label={label} data-step={label}>
      <Icon of={of} />
    </a>
  );
