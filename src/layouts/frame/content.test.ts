import { describe, expect, test } from 'vitest';
import { href } from '../../routes/hrefs.ts';
import { findPage, locales, publishedPageIds } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { byOrder } from './by-order.ts';
import { frameContent } from './content.ts';

describe('the frame’s content', () => {
  test('leads login and free trial to the app, under their own names', () => {
    const { topLinks, buttons } = frameContent('de', 'https://app.example');
    expect(topLinks.at(-1)).toEqual({ label: 'Login', href: 'https://app.example' });
    expect(buttons.map(({ label }) => label)).toEqual(['Kontakt', 'Demo buchen', 'Kostenlos testen']);
    expect(buttons.at(-1)?.href).toBe('https://app.example');
  });

  test.each([
    ['de', 'Zugang anfragen', '/kontakt'],
    ['en', 'Request access', '/en/contact'],
  ] as const)('without an app both are a request for access in %s', (locale, label, href) => {
    const { topLinks, buttons } = frameContent(locale, null);
    expect(topLinks.at(-1)).toEqual({ label, href });
    expect(buttons.at(-1)).toEqual({ label, href });
  });

  test('sorts entries by their order, whatever their place in the data', () => {
    expect(byOrder([{ order: 3 }, { order: -1 }, { order: 2 }])).toEqual([{ order: -1 }, { order: 2 }, { order: 3 }]);
  });

  test.each(locales)('links of the menus and the footer end at published pages in %s', (locale) => {
    const { menus, footer } = frameContent(locale, null);
    const links = [
      ...menus.flatMap(({ columns }) => columns.flatMap((column) => column.entries)),
      ...footer.columns.flatMap((column) => column.links),
      ...footer.bottomBar,
    ];
    for (const { href } of links) {
      const target = findPage(href.split('#')[0] ?? '');
      expect(target?.locale, href).toBe(locale);
      expect(publishedPageIds, href).toContain(target?.id);
    }
  });

  test.each(locales)('the menu of the solutions leads to each of them in %s', (locale) => {
    const menu = frameContent(locale, null).menus.find(({ id }) => id === 'solutions');
    const hrefs = menu?.columns.flatMap(({ entries }) => entries.map(({ href }) => href));
    const solutions = publishedPageIds.filter((id) => id.startsWith('solutions/'));
    expect(solutions).toHaveLength(3);
    expect(hrefs).toEqual(expect.arrayContaining(solutions.map((id) => href(id, locale))));
  });

  test.each(locales)('leads from every page to what the law wants near in %s', (locale) => {
    const legal = ['imprint', 'privacy-policy', 'terms', 'accessibility'] as const;
    const { bottomBar } = frameContent(locale, null).footer;
    expect(bottomBar.map(({ href }) => href)).toEqual(legal.map((id) => href(id, locale)));
  });

  test('says that an empty contact is still to come, and links what is there; no fax is no line', () => {
    const { entries } = frameContent('de', null).footer.contact;
    expect(entries.some(({ label }) => label === 'Fax')).toBe(site.contact.fax.length > 0);
    for (const { text, href } of entries) {
      if (href === undefined) expect(text).toBe('wird vor dem Start ergänzt');
      else expect(href).toMatch(/^(tel:\+?\d+|fax:\+?\d+|mailto:\S+@\S+)$/);
    }
    expect(entries.some(({ href }) => href?.startsWith('mailto:'))).toBe(true);
  });
});
