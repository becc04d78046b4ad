/** The three themes: each has a solution, a use case and a page of examples (spec section 2). */

import { pageOf } from '../../routes/pageOf.ts';
import { slugs } from '../../routes/slugs.ts';
import type { PageId } from '../../routes/table.ts';

export type ThemeId = keyof typeof slugs.themes;

export const isTheme = (id: string | undefined): id is ThemeId => id !== undefined && id in slugs.themes;

const families: readonly string[] = ['solutions', 'use-cases', 'examples'];

/** One of the three, or the key of an entry that only the content system has. @throws if the page belongs to no theme */
export function themeOf(page: PageId | undefined): string {
  const family = page && pageOf(page).family;
  if (!family || !families.includes(family.name)) throw new Error(`${page} belongs to no theme`);
  return family.entry;
}
