import ArrowUp from '~icons/lucide/arrow-up';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ScrollTop.module.css';

/** Scroll-to-top button. Shown near the end of the page (spec section 4); always visible without script. */
export function ScrollTop({ label }: { label: string }) {
  return (
    <a href="#top" aria-label={label} data-scroll-top className={styles.button}>
      <Icon of={ArrowUp} />
    </a>
  );
}
