import type { NavLink } from '../../../text/content/navigation/linkTo.ts';
import type { MenuIconName } from '../../../text/content/navigation/schema.ts';

/** Address of the icons (menuIconSheet.ts). */
export const menuIconSheetPath = '/icons/menu.svg';

/** A call to action of the header: contact as text, trial outlined, demo as the one solid button. */
export type HeaderCall = NavLink & { look: 'text' | 'outline' | 'solid' };

export type MenuEntry = NavLink & { description: string; icon: MenuIconName };
export type Menu = {
  label: string;
  /** Link of a menu without columns. */
  href: string | undefined;
  id: string;
  /** 330 px for the solutions, 765 px for all others (spec section 2). */
  width: 'narrow' | 'broad';
  columns: { heading: string; entries: MenuEntry[] }[];
  note?: { text: string; link: NavLink } | undefined;
};
