import type { NavLink } from '../../../text/content/navigation/linkTo.ts';
import type { HeaderCall, Menu } from './chromeMenu.ts';

type HeaderLinks = { calls: HeaderCall[]; menus: Menu[]; topLinks: NavLink[] };

/**
 * Removes links whose label or target is already in the header: calls win over menus, menus over the top bar. The
 * mobile menu shows all three, so one rule serves both
 * (docs/decisions/0270-login-and-trial-have-their-own-addresses.md).
 */
export function withoutDuplicateLinks({ calls, menus, topLinks }: HeaderLinks): HeaderLinks {
  const labels = new Set<string>();
  const targets = new Set<string>();
  const isNew = ({ label, href }: NavLink): boolean => {
    const name = label.trim().toLowerCase();
    if (labels.has(name) || targets.has(href)) return false;
    labels.add(name);
    targets.add(href);
    return true;
  };

  const newCalls = calls.filter(isNew);
  const newMenus = menus.flatMap((menu) => {
    const columns = menu.columns
      .map((column) => ({ ...column, entries: column.entries.filter(isNew) }))
      .filter(({ entries }) => entries.length > 0);
    const { label, href, note, ...rest } = menu;
    if (columns.length === 0 && (href === undefined || !isNew({ label, href }))) return [];
    return [{ ...rest, label, href, columns, ...(note && isNew(note.link) && { note }) }];
  });
  // A menu may contain an entry with the menu's label; a top bar link must not repeat it.
  for (const { label } of newMenus) labels.add(label.trim().toLowerCase());
  return { calls: newCalls, menus: newMenus, topLinks: topLinks.filter(isNew) };
}
