/** The frame's content in a language, as plain props: tokens filled, entries sorted by order, destinations resolved. */
import { type Link, linkTo } from '../../content/navigation/linkTo.ts';
import { navigationFor } from '../../content/navigation/navigation.ts';
import type { Destination, MenuIconName, Navigation, NavMenu } from '../../content/navigation/schema.ts';
import type { Locale } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { wordsFor } from '../../words/words.ts';
import { byOrder } from './by-order.ts';

export type MenuEntry = Link & { description: string; icon: MenuIconName };
export type Menu = Link & {
  id: string;
  /** 330 px for the solutions, 765 px for all others (spec section 2). */
  width: 'narrow' | 'broad';
  columns: { heading: string; entries: MenuEntry[] }[];
  note?: { text: string; link: Link } | undefined;
};
export type ContactEntry = { label: string; text: string; href?: string };

const socialNames = { linkedin: 'LinkedIn', facebook: 'Facebook', x: 'X', youtube: 'YouTube' } satisfies Record<
  keyof typeof site.social,
  string
>;
const contactSchemes = { tel: 'tel:', fax: 'fax:', mailto: 'mailto:' } as const;

/** Everything the frame shows in a language. `appUrl` is the setting APP_URL of the build, null when it is not set. */
export function frameContent(locale: Locale, appUrl: string | null) {
  const { topNav, navConfig, navMenus, footer } = navigationFor(locale);
  const { common } = wordsFor(locale);
  const link = (label: string, to: Destination) => linkTo(label, to, locale, appUrl);

  const menu = ({ id, title, url, menuDropdowns, note }: NavMenu): Menu => ({
    ...link(title, url),
    id,
    width: id === 'solutions' ? 'narrow' : 'broad',
    columns: menuDropdowns.map(({ heading, dropdownMenu }) => ({
      heading,
      entries: byOrder(dropdownMenu).map(({ title, description, icon, ...to }) => ({
        ...link(title, to),
        description,
        icon,
      })),
    })),
    ...(note && { note: { text: note.text, link: link(note.ctaText, note) } }),
  });

  const contact = ({ label, action, value }: Navigation['footer']['companyInfo']['contacts'][number]): ContactEntry =>
    value === ''
      ? { label, text: common.toBeCompleted }
      : {
          label,
          text: value,
          href: contactSchemes[action] + (action === 'mailto' ? value : value.replace(/[^\d+]/g, '')),
        };

  /** A company without fax says nothing of it; every other empty contact is still to come. */
  const contacts = footer.companyInfo.contacts
    .filter(({ action, value }) => action !== 'fax' || value !== '')
    .map(contact);

  return {
    topLinks: byOrder(topNav.topNavItems).map(({ cta }) => link(cta.label, cta)),
    menus: navMenus.map(menu),
    /** Primary, get-demo, then the rest (product-decisions: order of the header's buttons). */
    buttons: [navConfig.navCta, navConfig.getDemoCta, ...navConfig.navItems].map((cta) => link(cta.ctaText, cta)),
    footer: {
      logo: footer.footerTopLogo,
      meta: footer.footerMeta,
      brandLines: footer.footerTop.brandLines,
      addressLines: footer.footerTop.addressLines,
      closing: { heading: footer.closing.heading, link: link(footer.closing.ctaText, footer.closing) },
      columns: footer.menuColumns.map(({ heading, links }) => ({
        heading,
        links: links.map(({ title, ...to }) => link(title, to)),
      })),
      contact: { heading: footer.companyInfo.heading, entries: contacts },
      /** Profiles the company has; an empty one is not shown. */
      social: Object.entries(site.social)
        .filter(([, href]) => href !== '')
        .map(([name, href]): Link => ({ label: socialNames[name as keyof typeof site.social], href })),
      copy: footer.copy,
      bottomBar: footer.footerBottomBar.map(({ title, ...to }) => link(title, to)),
    },
  };
}

export type FrameContent = ReturnType<typeof frameContent>;
