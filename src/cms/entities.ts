/**
 * Schemas of the content system's responses (spec sections 3 and 7). They validate at the boundary and map to the
 * site's own types. A link without a valid target is dropped; any other error rejects the response.
 */
import { z } from 'zod';
import type { MenuNode } from '../text/content/contentKinds.ts';
import { type LinkTarget, menuIconNames } from '../text/content/navigation/schema.ts';
import { isRecord } from './flatten.ts';
import { parseCmsLink } from './parseCmsLink.ts';

const text = z.string().trim().min(1);
const optional = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);
const order = z.coerce.number().int().catch(0);

/** Drops entries without a destination. */
const reachable = <Entry extends { to: LinkTarget | undefined }>(entries: Entry[]) =>
  entries.flatMap(({ to, ...entry }) => (to ? [{ ...entry, ...to }] : []));

const link = z.object({ label: text, url: text }).transform(({ label, url }) => ({ label, to: parseCmsLink(url) }));

const navCta = z
  .object({ ctaText: text, ctaUrl: text })
  .transform(({ ctaText, ctaUrl }) => ({ ctaText, to: parseCmsLink(ctaUrl) }));

const reachableCta = navCta.transform(({ ctaText, to }, context) => {
  if (to) return { ctaText, ...to };
  context.addIssue({ code: 'custom', message: 'leads nowhere' });
  return z.NEVER;
});

/** Some installations make this component repeatable: the first entry counts. */
const one = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value), schema);

export const leadRow = z
  .object({
    leadRow: one(z.object({ subHeading: text, Heading: text, cta: one(link) })),
  })
  .transform(({ leadRow: { subHeading, Heading, cta } }, context) => {
    if (cta.to) return { subHeading, heading: Heading, label: cta.label, to: cta.to };
    context.addIssue({ code: 'custom', message: 'leads nowhere' });
    return z.NEVER;
  });

export const topNav = z
  .object({ topNavItems: z.array(z.object({ cta: one(link), order })).min(1) })
  .transform(({ topNavItems }) => ({
    topNavItems: topNavItems.flatMap(({ cta: { label, to }, order }) => (to ? [{ cta: { label, ...to }, order }] : [])),
  }));

export const navConfig = z
  .object({ navItems: z.array(navCta).nullish(), navCta: one(reachableCta), getDemoCta: one(reachableCta) })
  .transform(({ navItems, ...ctas }) => ({ navItems: reachable(navItems ?? []), ...ctas }));

const icon = z.preprocess((value) => (isRecord(value) ? value.iconName : value), z.enum(menuIconNames));

/** An unknown icon falls back to `overview`, so that it does not reject the whole menu. */
const menuEntry = z
  .object({ title: text, url: text, description: optional, icon: icon.catch('overview'), order })
  .transform(({ url, description = '', ...entry }) => ({ ...entry, description, to: parseCmsLink(url) }));

const dropdown = z
  .object({ heading: text, dropdownMenu: z.array(menuEntry) })
  .transform(({ heading, dropdownMenu }) => ({ heading, dropdownMenu: reachable(dropdownMenu) }));

export const navMenus = z
  .array(z.object({ slug: optional, title: text, url: text, order, menuDropdowns: z.array(dropdown).nullish() }))
  .min(1)
  .transform((menus) =>
    menus
      .toSorted((one, other) => one.order - other.order)
      .flatMap(({ slug, title, url, menuDropdowns }, index) => {
        const to = parseCmsLink(url);
        const columns = (menuDropdowns ?? []).filter(({ dropdownMenu }) => dropdownMenu.length > 0);
        return to ? [{ id: slug ?? `menu-${index}`, title, url: to, menuDropdowns: columns }] : [];
      }),
  );

const footerLink = z
  .object({ title: text, url: text })
  .transform(({ title, url }) => ({ title, to: parseCmsLink(url) }));
const lines = z.array(text).min(1);

/** A logo must be same-origin: the CSP blocks pictures of other hosts. */
const logo = z
  .string()
  .regex(/^\/(?!\/)/)
  .nullish()
  .catch(null);

export const footer = z
  .object({
    footerTopLogo: logo,
    footerMeta: one(z.union([text, z.object({ text })])).nullish(),
    footerTop: z.object({ brandLines: lines.nullish(), addressLines: lines.nullish() }).nullish(),
    copy: optional,
    footerBottomBar: z.array(footerLink).nullish(),
  })
  .refine((given) => Object.values(given).some(Boolean), 'holds nothing of a footer')
  .transform(({ footerTopLogo, footerMeta, footerTop, copy, footerBottomBar }) => ({
    ...(footerTopLogo && { footerTopLogo }),
    ...(footerMeta && { footerMeta: typeof footerMeta === 'string' ? footerMeta : footerMeta.text }),
    ...(copy && { copy }),
    ...(footerBottomBar?.length && { footerBottomBar: reachable(footerBottomBar) }),
    footerTop: {
      ...(footerTop?.brandLines && { brandLines: footerTop.brandLines }),
      ...(footerTop?.addressLines && { addressLines: footerTop.addressLines }),
    },
  }));

const menuNode: z.ZodType<MenuNode> = z.lazy(() =>
  z
    .object({ title: text, url: optional, order, children: z.array(menuNode).nullish() })
    .transform(({ title, url, children }) => ({
      title,
      to: url === undefined ? undefined : parseCmsLink(url),
      children: children ?? [],
    })),
);

/** `/menus` returns a list of at most one menu, with its tree under `items`. */
export const menuTree = one(z.object({ items: z.array(menuNode).min(1) })).transform(({ items }) => items);
