import type { NavLink } from '../../../text/content/navigation/linkTo.ts';
import { Container } from '../../ui/Container.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './TopBar.module.css';

type TopBarProps = {
  label: string;
  links: readonly NavLink[];
  /** The page's language and the other one. */
  language: { current: string; href: string; lang: string; name: string };
};

/** Shortcut links above the header on wide screens. */
export function TopBar({ label, links, language }: TopBarProps) {
  return (
    <nav aria-label={label} data-top-bar data-tone="ink" className={styles.bar}>
      <Container>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={label}>
              <a href={href} className={styles.link}>
                {label}
              </a>
            </li>
          ))}
          <li className={styles.languages}>
            <span aria-current="true">{language.current}</span>
            <LanguageSwitch {...language} className={styles.link} />
          </li>
        </ul>
      </Container>
    </nav>
  );
}
