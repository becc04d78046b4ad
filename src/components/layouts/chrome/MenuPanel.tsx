import { classes } from '../../ui/classes.ts';
import { type Menu, menuIconSheetPath } from './chromeMenu.ts';
import styles from './MenuPanel.module.css';

type MenuPanelProps = Pick<Menu, 'columns' | 'note' | 'width'> & { id: string; className?: string | undefined };

/** The panel of a menu: columns of entries under headings, and a bubble with a further link. */
export function MenuPanel({ id, columns, note, width, className }: MenuPanelProps) {
  return (
    <div id={id} data-menu-panel data-tone="card" className={classes(styles.panel, styles[width], className)}>
      {columns.map(({ heading, entries }, index) => (
        <div key={heading}>
          <p id={`${id}-${index}`} className={styles.heading}>
            {heading}
          </p>
          <ul aria-labelledby={`${id}-${index}`} className={styles.entries}>
            {entries.map(({ label, href, description, icon }) => (
              <li key={label}>
                <a href={href} className={styles.entry}>
                  <img src={`${menuIconSheetPath}#${icon}`} alt="" loading="lazy" className={styles.icon} />
                  <span className={styles.title}>{label}</span>{' '}
                  {description && <span className={styles.description}>{description}</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {note && (
        <p data-tone="mint" className={styles.note}>
          {note.text} <a href={note.link.href}>{note.link.label}</a>
        </p>
      )}
    </div>
  );
}
