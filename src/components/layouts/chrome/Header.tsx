import Search from '~icons/lucide/search';
import { Container } from '../../ui/Container.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import styles from './Header.module.css';
import { MainMenu, type MainMenuProps } from './MainMenu.tsx';

type HeaderProps = Omit<MainMenuProps, 'id'> & {
  brand: string;
  home: { label: string; href: string };
  /** Label of the button that opens the menu on small screens. */
  menuButton: string;
  /** Extra top spacing (spec section 2, Layout). */
  spacious: boolean;
};

const menuId = 'main-menu';

/** Logo, main menu and buttons. Sticks to the top while the page scrolls. */
export function Header({ brand, home, menuButton, spacious, ...menu }: HeaderProps) {
  return (
    <header data-site-header data-spacious={spacious || undefined} className={styles.header}>
      <Container className={styles.bar}>
        <a href={home.href} aria-label={home.label} className={styles.home}>
          <Logo brand={brand} />
        </a>
        <a href={menu.search.href} aria-label={menu.search.label} data-search className={styles.search}>
          <Icon of={Search} />
        </a>
        <button type="button" popoverTarget={menuId} aria-label={menuButton} data-menu-toggle className={styles.toggle}>
          <span className={styles.lines} />
        </button>
        <MainMenu id={menuId} {...menu} />
      </Container>
    </header>
  );
}
