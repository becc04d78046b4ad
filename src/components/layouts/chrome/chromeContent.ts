/** The chrome's content in a language, as plain props: tokens filled, entries sorted by order, links resolved. */

import type { Locale } from '../../../routes/table.ts';
import { site } from '../../../site.ts';
import { type AppUrls, linkTo, type NavLink } from '../../../text/content/navigation/linkTo.ts';
import { navigationFor } from '../../../text/content/navigation/navigation.ts';
import type { LinkTarget, Navigation, NavMenu, PermanentLinkTarget } from '../../../text/content/navigation/schema.ts';
import { byOrder } from './byOrder.ts';
import type { HeaderCall, Menu } from './chromeMenu.ts';
import { withoutDuplicateLinks } from './withoutDuplicateLinks.ts';

export type ContactEntry = { label: string; text: string; href: string };

const socialNames = { linkedin: 'LinkedIn', facebook: 'Facebook', x: 'X', youtube: 'YouTube' } satisfies Record<
  keyof typeof site.social,
  string
>;
const contactSchemes = { tel: 'tel:', fax: 'fax:', mailto: 'mailto:' } as const;

export function chromeContent(locale: Locale, appUrls?: AppUrls) {
  const { topNav, navConfig, navMenus, footer } = navigationFor(locale);
  const link = (label: string, to: LinkTarget) => linkTo(label, to, locale, appUrls);
  const lasting = (label: string, to: PermanentLinkTarget) => linkTo(label, to, locale, appUrls);
  const links = (entries: readonly ({ title: string } & LinkTarget)[]) =>
    entries.flatMap(({ title, ...to }) => link(title, to) ?? []);

  const call = (cta: Navigation['navConfig']['navCta'], look: HeaderCall['look']): HeaderCall[] => {
    const target = link(cta.ctaText, cta);
    return target ? [{ ...target, look }] : [];
  };

  const menu = ({ id, title, url, menuDropdowns, note }: NavMenu): Menu => {
    const noteLink = note && link(note.ctaText, note);
    return {
      label: title,
      href: link(title, url)?.href,
      id,
      width: id === 'solutions' ? 'narrow' : 'broad',
      columns: menuDropdowns.map(({ heading, dropdownMenu }) => ({
        heading,
        entries: byOrder(dropdownMenu).flatMap(({ title, description, icon, ...to }) => {
          const entry = link(title, to);
          return entry ? [{ ...entry, description, icon }] : [];
        }),
      })),
      ...(note && noteLink && { note: { text: note.text, link: noteLink } }),
    };
  };

  /** An empty contact is omitted: the imprint and the contact pages mark what is to be completed. */
  const contacts = footer.companyInfo.contacts
    .filter(({ value }) => value !== '')
    .map(
      ({ label, action, value }): ContactEntry => ({
        label,
        text: value,
        href: contactSchemes[action] + (action === 'mailto' ? value : value.replace(/[^\d+]/g, '')),
      }),
    );

  return {
    ...withoutDuplicateLinks({
      /** Contact, free trial, demo (product-decisions: order of the three calls). */
      calls: [
        ...call(navConfig.navCta, 'text'),
        ...navConfig.navItems.flatMap((cta) => call(cta, 'outline')),
        ...call(navConfig.getDemoCta, 'solid'),
      ],
      menus: navMenus.map(menu),
      topLinks: byOrder(topNav.topNavItems).flatMap(({ cta }) => link(cta.label, cta) ?? []),
    }),
    footer: {
      logo: footer.footerTopLogo,
      meta: footer.footerMeta,
      brandLines: footer.footerTop.brandLines,
      addressLines: footer.footerTop.addressLines,
      closing: { heading: footer.closing.heading, link: lasting(footer.closing.ctaText, footer.closing) },
      columns: footer.menuColumns
        .map(({ heading, links: entries }) => ({ heading, links: links(entries) }))
        .filter(({ links }) => links.length > 0),
      contact: { heading: footer.companyInfo.heading, entries: contacts },
      /** Empty profiles are omitted. */
      social: Object.entries(site.social)
        .filter(([, href]) => href !== '')
        .map(([name, href]): NavLink => ({ label: socialNames[name as keyof typeof site.social], href })),
      copy: footer.copy,
      bottomBar: links(footer.footerBottomBar),
    },
  };
}

export type ChromeContent = ReturnType<typeof chromeContent>;
