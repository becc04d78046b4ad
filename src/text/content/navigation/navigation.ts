/** The chrome's content in a language: CMS content overrides the files (spec section 7). */
import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '../../../routes/table.ts';
import { fillCompanyTokens } from '../../words/words.ts';
import type { MenuNode } from '../contentKinds.ts';
import { fromCms } from '../currentContent.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Navigation, NavigationWords, NavMenu } from './schema.ts';

const files: Record<Locale, Navigation> = { de, en };

const wordsOf = ({ navMenus, footer }: Navigation): NavigationWords => ({
  notes: Object.fromEntries(
    navMenus.flatMap(({ id, note }) => (note ? [[id, { text: note.text, ctaText: note.ctaText }] as const] : [])),
  ),
  closing: { heading: footer.closing.heading, ctaText: footer.closing.ctaText },
  companyHeading: footer.companyInfo.heading,
  contactLabels: footer.companyInfo.contacts.map(({ label }) => label),
});

export const navigationWordFiles: Record<Locale, NavigationWords> = { de: wordsOf(de), en: wordsOf(en) };

export const navigationFor = (locale: Locale): Navigation => fillCompanyTokens(navigationTextsFor(locale));

/** The same with the company tokens unfilled. */
export function navigationTextsFor(locale: Locale): Navigation {
  const { topNav, navConfig, navMenus, footer } = files[locale];
  const { footerTop, ...ofFooter } = fromCms('footer', locale) ?? { footerTop: {} };
  const calls = fromCms('navConfig', locale);
  const words = fromCms('text-word', locale)?.navigation ?? navigationWordFiles[locale];
  const menus = (fromCms('navMenus', locale) ?? navMenus).map((menu) => withNote(menu, navMenus, words));
  const { closing, companyInfo } = footer;
  return {
    topNav: fromCms('topNav', locale) ?? topNav,
    navConfig: {
      navItems: calls?.navItems ?? navConfig.navItems,
      navCta: calls?.navCta ?? navConfig.navCta,
      getDemoCta: calls?.getDemoCta ?? navConfig.getDemoCta,
    },
    navMenus: orderMenus(fromCms('mainMenu', locale), menus, navMenus),
    footer: {
      ...footer,
      ...ofFooter,
      footerTop: { ...footer.footerTop, ...footerTop },
      closing: { ...closing, ...words.closing },
      companyInfo: {
        heading: words.companyHeading,
        contacts: companyInfo.contacts.map((contact, index) => ({
          ...contact,
          label: words.contactLabels[index] ?? contact.label,
        })),
      },
      menuColumns: columnsOf(fromCms('footerMenu', locale)) ?? footer.menuColumns,
    },
  };
}

/** Adds the bubble beside the columns, which the menus of the CMS do not contain. */
function withNote(menu: NavMenu, own: readonly NavMenu[], { notes }: NavigationWords): NavMenu {
  const note = own.find(({ id }) => id === menu.id)?.note;
  return note ? { ...menu, note: { ...note, ...notes[menu.id] } } : menu;
}

/**
 * The CMS tree selects and orders the header menus; a menu without columns gets them from its children. Both hold the
 * menu's title: one that editors changed in one of them only is still the same menu.
 */
function orderMenus(tree: MenuNode[] | undefined, menus: NavMenu[], own: readonly NavMenu[]): NavMenu[] {
  const isNamed = ({ title }: NavMenu) => tree?.some((node) => node.title === title);
  const renamed = menus.filter((menu) => !isNamed(menu));
  const sameTarget = ({ title, to }: MenuNode) => {
    const menu = renamed.find(({ url }) => isDeepStrictEqual(url, to));
    const isNewTitle = own.every(({ title: known }) => known !== menu?.title);
    return menu && { ...menu, title: isNewTitle ? menu.title : title };
  };
  const named = tree?.flatMap(
    (node, index) => menus.find(({ title }) => title === node.title) ?? sameTarget(node) ?? menuOf(node, index),
  );
  return named?.length ? named : menus;
}

function menuOf({ title, to, children }: MenuNode, index: number): NavMenu[] {
  const columns = children.some((child) => child.children.length > 0) ? children : [{ title, to, children }];
  const menuDropdowns = columns
    .map(({ title: heading, children: entries }) => ({
      heading,
      dropdownMenu: entries.flatMap((entry, order) =>
        entry.to ? [{ title: entry.title, description: '', icon: 'overview' as const, order, ...entry.to }] : [],
      ),
    }))
    .filter(({ dropdownMenu }) => dropdownMenu.length > 0);
  const url = to ?? children.find((child) => child.to)?.to;
  return url ? [{ id: `main-${index}`, title, url, menuDropdowns }] : [];
}

function columnsOf(tree: MenuNode[] | undefined): Navigation['footer']['menuColumns'] | undefined {
  const columns = tree
    ?.map(({ title, children }) => ({
      heading: title,
      links: children.flatMap((child) => (child.to ? [{ title: child.title, ...child.to }] : [])),
    }))
    .filter(({ links }) => links.length > 0);
  return columns?.length ? columns : undefined;
}
