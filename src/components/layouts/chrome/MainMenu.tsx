import ChevronDown from '~icons/lucide/chevron-down';
import Search from '~icons/lucide/search';
import type { NavLink } from '../../../text/content/navigation/linkTo.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { HeaderCall, Menu } from './chromeMenu.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './MainMenu.module.css';
import { MenuPanel } from './MenuPanel.tsx';

export type MainMenuProps = {
  id: string;
  label: string;
  menus: readonly Menu[];
  /** Contact, free trial, demo, in this order. */
  calls: readonly HeaderCall[];
  /** The top bar's entries, for screens without a top bar. */
  topLinks: readonly NavLink[];
  language: { href: string; lang: string; name: string };
  search: NavLink;
  /** Address of the current page. */
  current: string;
};

/**
 * One list of menus for all widths. Above 1200 px it is part of the header and each menu is a dropdown; below, it is a
 * popover behind the menu button with an accordion (spec section 4). Without script the popover still opens, its menus
 * are expanded, and dropdowns open on hover and focus (MainMenu.module.css).
 */
export function MainMenu({ id, label, menus, calls, topLinks, language, search, current }: MainMenuProps) {
  return (
    <nav id={id} popover="auto" aria-label={label} data-mobile-menu className={styles.nav}>
      <ul className={styles.menus}>
        {menus.map(({ id, label, href, columns, note, width }) => (
          <li key={id} data-menu-item className={styles.item}>
            {columns.length === 0 ? (
              <a href={href} aria-current={href === current ? 'page' : undefined} className={styles.trigger}>
                {label}
              </a>
            ) : (
              <>
                <button type="button" data-menu aria-controls={`menu-${id}`} className={styles.trigger}>
                  {label}
                  <Icon of={ChevronDown} className={styles.chevron} />
                </button>
                <MenuPanel id={`menu-${id}`} columns={columns} note={note} width={width} className={styles.panel} />
              </>
            )}
          </li>
        ))}
      </ul>
      <a href={search.href} data-search aria-keyshortcuts="/" className={styles.search}>
        <Icon of={Search} />
        <span className={styles.searchLabel}>{search.label}</span>
      </a>
      <ul className={styles.calls}>
        {calls.map(({ label, href, look }) => (
          <li key={label} className={styles[look]}>
            {look === 'text' ? (
              <a href={href} aria-current={href === current ? 'page' : undefined} className={styles.trigger}>
                {label}
              </a>
            ) : (
              <Button href={href} variant={look === 'solid' ? 'primary' : 'secondary'} wide className={styles.button}>
                {label}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ul className={styles.extras}>
        {topLinks.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <LanguageSwitch {...language} />
        </li>
      </ul>
    </nav>
  );
}
