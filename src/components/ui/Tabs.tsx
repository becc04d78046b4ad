import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { HyphenatedText } from './HyphenatedText.tsx';
import styles from './Tabs.module.css';

type Tab = {
  /** Fragment of this panel; stable once published. */
  id: string;
  title: string;
  /** Shown below the title while selected. */
  description?: string;
  content: ReactNode;
};

type TabsProps = {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** side: list beside the panel on wide screens. top: a row above it. */
  layout?: 'side' | 'top';
  className?: string | undefined;
};

/**
 * A tabbed interface. The HTML is a list of links to sections, all visible without script; tabs.client.ts turns it into
 * the ARIA tabs pattern. Until then `:target` selects the panel, so a late script shifts no layout.
 */
export function Tabs({ label, tabs, layout = 'side', className }: TabsProps) {
  return (
    <div className={classes(styles.tabs, styles[layout], className)} data-tabs>
      <ul className={styles.list} aria-label={label}>
        {tabs.map(({ id, title, description }) => (
          <li key={id} className={styles.entry}>
            <a href={`#${id}`} className={styles.tab} data-tab>
              <span id={`${id}-title`} className={styles.title}>
                <HyphenatedText text={title} />
              </span>
              {description && <span className={styles.description}>{description}</span>}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        {tabs.map(({ id, content }) => (
          <section key={id} id={id} className={styles.panel} aria-labelledby={`${id}-title`} data-tab-panel>
            {content}
          </section>
        ))}
      </div>
    </div>
  );
}
