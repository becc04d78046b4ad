import type { ReactNode } from 'react';
import Blocks from '~icons/lucide/blocks';
import Book from '~icons/lucide/book-open';
import Chart from '~icons/lucide/chart-column';
import Inbox from '~icons/lucide/inbox';
import Plug from '~icons/lucide/plug';
import Settings from '~icons/lucide/settings';
import Users from '~icons/lucide/users';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import styles from './ApplicationWindow.module.css';

type ScreenName = 'inbox' | 'builder' | 'dashboard';

type ApplicationWindowProps = {
  /** Alternative text: the words in the window are part of a picture. */
  label: string;
  /** The screen that the rail marks. */
  screen: ScreenName;
  className?: string | undefined;
  children: ReactNode;
};

const areas = [
  ['inbox', Inbox],
  ['builder', Blocks],
  ['dashboard', Chart],
  ['knowledge', Book],
  ['teams', Users],
  ['channels', Plug],
] as const;

/** The application at full density: the rail, and one screen beside it. */
export const ApplicationWindow = ({ label, screen, className, children }: ApplicationWindowProps) => (
  <div role="img" aria-label={label} className={styles.frame}>
    <div className={styles.window}>
      <div className={styles.rail}>
        <LogoMark inverted />
        {areas.map(([name, icon]) => (
          <span key={name} className={classes(styles.area, name === screen && styles.open)}>
            <Icon of={icon} />
          </span>
        ))}
        <span className={classes(styles.area, styles.last)}>
          <Icon of={Settings} />
        </span>
      </div>
      <div className={classes(styles.screen, className)}>{children}</div>
    </div>
  </div>
);
