import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { type Navigation, navigationSchema } from './schema.ts';

/** Destinations of the entries, without texts: must be identical in both languages. */
const shape = ({ navMenus, footer }: Navigation) => ({
  menus: navMenus.map(({ id, url, menuDropdowns }) => ({
    id,
    url,
    entries: menuDropdowns.map(({ dropdownMenu }) =>
      dropdownMenu.map(({ title: _, description: __, ...entry }) => entry),
    ),
  })),
  footer: [...footer.menuColumns.flatMap(({ links }) => links), ...footer.footerBottomBar].map(
    ({ title: _, ...link }) => link,
  ),
});

describe('the navigation', () => {
  test.each([de, en])('matches the schema of the CMS content', (navigation) => {
    expect(navigationSchema.parse(navigation)).toEqual(navigation);
  });

  test('has the six menus in the decided order, each with the same entries in both languages', () => {
    expect(de.navMenus.map(({ title }) => title)).toEqual([
      'Produkt',
      'Lösungen',
      'Anwendungsfälle',
      'Branchen',
      'Preise',
      'Ressourcen',
    ]);
    expect(shape(en)).toEqual(shape(de));
  });

  test('links to every use-case anchor of the specification and every industry', () => {
    const entries = de.navMenus.flatMap(({ menuDropdowns }) => menuDropdowns.flatMap((column) => column.dropdownMenu));
    const hashes = entries.flatMap((entry) => ('hash' in entry && entry.hash ? [entry.hash] : []));
    expect(hashes).toHaveLength(10);
    expect(entries.filter((entry) => 'page' in entry && entry.page.startsWith('industries/'))).toHaveLength(10);
  });

  test('rejects a page that is not in the table', () => {
    const broken = structuredClone(de);
    Object.assign(broken.navConfig.navCta, { page: 'no-such-page' });
    expect(navigationSchema.safeParse(broken).success).toBe(false);
  });
});
