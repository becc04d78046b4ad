/**
 * The chrome's content by entity as in spec section 3 (top-nav item, nav config, nav menu, footer, company info), so
 * that a CMS can deliver it. Texts may contain company tokens such as `{brand}`.
 */
import { z } from 'zod';
import { type PageId, table } from '../../../routes/table.ts';
import { specialReasons } from '../../words/contactReasonWords.ts';
import { contactTopics } from '../contactHref.ts';

const text = z.string().trim().min(1);
const order = z.number().int();
const page = z.custom<PageId>((id) => typeof id === 'string' && id in table, { error: 'not in the table of pages' });

/**
 * Destination of an entry: a page of the route table (the contact form with a topic), the product app (settings APP_URL
 * and TRIAL_URL, docs/decisions/0270-login-and-trial-have-their-own-addresses.md), or an external, mail or phone address.
 */
const internal = z.object({
  isExternalUrl: z.literal(false),
  page,
  /** With its question mark. */
  query: z.string().startsWith('?').optional(),
  hash: text.optional(),
});
const contactTopic = z.object({
  isExternalUrl: z.literal(false),
  topic: z.enum(contactTopics),
  about: z.enum(specialReasons).optional(),
});
const login = z.object({ isExternalUrl: z.literal(true), app: z.literal('login') });
const trial = z.object({ isExternalUrl: z.literal(true), app: z.literal('trial') });
const external = z.object({ isExternalUrl: z.literal(true), url: z.url({ protocol: /^(https|mailto|tel)$/ }) });
/** Destinations that resolve to a link in every build. */
const permanentLinkTarget = z.union([internal, contactTopic, trial, external]);
const linkTarget = z.union([permanentLinkTarget, login]);

/** Icons of menu entries; menuIcons.ts maps them to SVG. */
export const menuIconNames = [
  'agency',
  'announce',
  'appointment',
  'bank',
  'blocks',
  'blog',
  'calculator',
  'cart',
  'chat',
  'city',
  'decide',
  'energy',
  'factory',
  'feedback',
  'gift',
  'health',
  'house',
  'insurance',
  'knowledge',
  'lead',
  'news',
  'offer',
  'overview',
  'partner',
  'people',
  'plug',
  'question',
  'sales',
  'search',
  'service',
  'shop',
  'travel',
  'voice',
  'window',
] as const;

const topNavItem = z.object({ cta: z.object({ label: text }).and(linkTarget), order });
const cta = z.object({ ctaText: text }).and(linkTarget);
const footerLink = z.object({ title: text }).and(linkTarget);

const menuEntry = z.object({ title: text, description: text, icon: z.enum(menuIconNames), order }).and(linkTarget);

const navMenu = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  /** Link of a menu without dropdowns. */
  url: linkTarget,
  /** Columns with headings. Empty: a plain link. */
  menuDropdowns: z.array(z.object({ heading: text, dropdownMenu: z.array(menuEntry).min(1) })),
  /** A sentence in a bubble beside the columns, with a contact link. */
  note: z.object({ text }).and(cta).optional(),
});

const contactEntry = z.object({
  label: text,
  action: z.enum(['tel', 'fax', 'mailto']),
  /** Empty until the operator sets it: shown as "to be completed", without a link. */
  value: z.string(),
});

export const navigationSchema = z.object({
  topNav: z.object({ topNavItems: z.array(topNavItem) }),
  navConfig: z.object({ navItems: z.array(cta), navCta: cta, getDemoCta: cta }),
  navMenus: z.array(navMenu).min(1),
  footer: z.object({
    /** URL of a picture; null shows the site's default logo. */
    footerTopLogo: z.string().nullable(),
    footerMeta: text,
    footerTop: z.object({ brandLines: z.array(text), addressLines: z.array(text) }),
    closing: z.object({ heading: text, ctaText: text }).and(permanentLinkTarget),
    menuColumns: z.array(z.object({ heading: text, links: z.array(footerLink).min(1) })),
    companyInfo: z.object({ heading: text, contacts: z.array(contactEntry) }),
    copy: text,
    footerBottomBar: z.array(footerLink),
  }),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavMenu = Navigation['navMenus'][number];
export type LinkTarget = z.infer<typeof linkTarget>;
export type PermanentLinkTarget = z.infer<typeof permanentLinkTarget>;
export type MenuIconName = (typeof menuIconNames)[number];

/** Words around the menus that the reads of spec section 7 do not contain. */
export type NavigationWords = {
  /** The bubbles beside the columns, by menu. */
  notes: Record<string, { text: string; ctaText: string }>;
  closing: { heading: string; ctaText: string };
  companyHeading: string;
  contactLabels: string[];
};
