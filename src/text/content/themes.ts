/** The three themes: each has a solution, a use case and a page of examples (spec section 2). */

import { pageOf } from '../../routes/pageOf.ts';
import { slugs } from '../../routes/slugs.ts';
import type { Page, PageId } from '../../routes/table.ts';

export type ThemeId = keyof typeof slugs.themes;

export const isTheme = (id: string | undefined): id is ThemeId => id !== undefined && id in slugs.themes;

/** @throws if the page belongs to no theme */
export function themeOf(page: PageId | undefined): ThemeId {
  const family: Page['family'] = page && pageOf(page).family;
  const theme = family?.entry;
  if (!isTheme(theme)) throw new Error(`${page} belongs to no theme`);
  return theme;
}
