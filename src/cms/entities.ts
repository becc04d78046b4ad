/**
 * Schemas of navigation and calls to action (spec sections 3 and 7). They validate at the boundary and map to the site's
 * own types. A link without target is an issue that parseEntry.ts confines to the link.
 */
import { z } from 'zod';
import type { MenuNode } from '../text/content/contentKinds.ts';
import { withContent } from '../text/content/currentContent.ts';
import { navigationTextsFor } from '../text/content/navigation/navigation.ts';
import { menuIconNames, type NavMenu } from '../text/content/navigation/schema.ts';
import { entryList } from './entryList.ts';
import { isRecord } from './flatten.ts';
import { parseCmsLink } from './parseCmsLink.ts';
import { logoPicture } from './pictures/pictureField.ts';

const text = z.string().trim().min(1);
const optional = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);
const order = z.coerce.number().int().catch(0);

const target = text.transform((url, context) => {
  const to = parseCmsLink(url);
  if (to) return to;
  context.addIssue({ code: 'custom', message: 'leadsNowhere' });
  return z.NEVER;
});

const link = z.object({ label: text, url: target }).transform(({ label, url }) => ({ label, ...url }));

const navCta = z.object({ ctaText: text, ctaUrl: target }).transform(({ ctaText, ctaUrl }) => ({ ctaText, ...ctaUrl }));

/** Some installations make this component repeatable: the first entry counts. */
export const one = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value), schema);

/** A component that is absent, also because the answer does not populate it. */
const perhaps = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value) ?? null, schema.nullable());

export const leadRow = z
  .object({
    leadRow: one(z.object({ subHeading: text, Heading: text, cta: perhaps(link) })),
  })
  .transform(({ leadRow: { subHeading, Heading, cta } }) => ({ subHeading, heading: Heading, cta }));

export const topNav = z.object({ topNavItems: z.array(z.object({ cta: one(link), order })).min(1) });

export const navConfig = z
  .object({ navItems: z.array(navCta).nullish(), navCta: perhaps(navCta), getDemoCta: perhaps(navCta) })
  .refine((given) => Object.values(given).some(Boolean), 'empty')
  .transform(({ navItems, ...ctas }) => ({ navItems: navItems ?? [], ...ctas }));

const icon = z.preprocess((value) => (isRecord(value) ? value.iconName : value), z.enum(menuIconNames));

/** An unknown icon falls back to `overview`. */
const menuEntry = z
  .object({ title: text, url: target, description: optional, icon: icon.catch('overview'), order })
  .transform(({ url, description = '', ...entry }) => ({ ...entry, description, ...url }));

const navMenu = z
  .object({
    slug: optional,
    title: text,
    url: target,
    order,
    menuDropdowns: z.array(z.object({ heading: text, dropdownMenu: z.array(menuEntry) })).nullish(),
  })
  .transform(({ slug, order: place, menuDropdowns, ...menu }) => ({
    place,
    menu: {
      ...menu,
      ...(slug && { id: slug }),
      menuDropdowns: (menuDropdowns ?? []).filter(({ dropdownMenu }) => dropdownMenu.length > 0),
    },
  }));

export const navMenus = entryList({
  schema: navMenu,
  key: ['slug', 'title', 'documentId'],
  dropsItems: true,
  fileEntry: (key, locale) => {
    const { navMenus: own } = withContent(
      () => undefined,
      () => navigationTextsFor(locale),
    );
    const menu = own.find(({ id }) => id === key);
    return menu && { place: own.indexOf(menu) + 1, menu };
  },
  collect: (menus): NavMenu[] =>
    menus
      .toSorted((one, other) => one.place - other.place)
      .map(({ menu }, index) => ({ id: `menu-${index}`, ...menu })),
});

const footerLink = z.object({ title: text, url: target }).transform(({ title, url }) => ({ title, ...url }));
const lines = z.array(text).min(1);

export const footer = z
  .object({
    footerTopLogo: one(logoPicture.nullish()),
    footerMeta: one(z.union([text, z.object({ text })])).nullish(),
    footerTop: z.object({ brandLines: lines.nullish(), addressLines: lines.nullish() }).nullish(),
    copy: optional,
    footerBottomBar: z.array(footerLink).nullish(),
  })
  .refine((given) => Object.values(given).some(Boolean), 'empty')
  .transform(({ footerTopLogo, footerMeta, footerTop, copy, footerBottomBar }) => ({
    ...(footerTopLogo && { footerTopLogo }),
    ...(footerMeta && { footerMeta: typeof footerMeta === 'string' ? footerMeta : footerMeta.text }),
    ...(copy && { copy }),
    ...(footerBottomBar?.length && { footerBottomBar }),
    footerTop: {
      ...(footerTop?.brandLines && { brandLines: footerTop.brandLines }),
      ...(footerTop?.addressLines && { addressLines: footerTop.addressLines }),
    },
  }));

/** A node without a link is a heading, or names a menu of `nav-menus` by its title. */
const menuNode: z.ZodType<MenuNode> = z.lazy(() =>
  z
    .object({
      title: text,
      url: z.preprocess((value) => (value === '' ? null : value), target.nullish()),
      order,
      children: z.array(menuNode).nullish(),
    })
    .transform(({ title, url, children }) => ({ title, to: url ?? undefined, children: children ?? [] })),
);

/** `/menus` returns a list of at most one menu, with its tree under `items`. */
const menuTree = one(z.object({ items: z.array(menuNode).min(1) })).transform(({ items }) => items);

export const mainMenu = menuTree;

/** The footer shows columns of links: without any link it would be empty. */
export const footerMenu = menuTree.refine(
  (columns) => columns.some(({ children }) => children.some(({ to }) => to)),
  'empty',
);
