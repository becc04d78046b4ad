/** The kinds of content that the content system may hold, in the site's own types. */
import type { LinkedPage } from '../../routes/findLinkedPage.ts';
import type { PageId } from '../../routes/table.ts';
import type { LegalPage } from './legal/schema.ts';
import type { LinkTarget, Navigation, NavMenu } from './navigation/schema.ts';
import type { Plan } from './planSchema.ts';

/** `cta`: null where its link leads nowhere; the default button takes its place. */
export type CmsLeadRow = { subHeading: string; heading: string; cta: ({ label: string } & LinkTarget) | null };

/** A call without a valid link is null: that of the files takes its place. */
type CmsNavConfig = Pick<Navigation['navConfig'], 'navItems'> &
  Record<'navCta' | 'getDemoCta', Navigation['navConfig']['navCta'] | null>;

type Footer = Navigation['footer'];
type CmsFooter = Partial<Pick<Footer, 'footerTopLogo' | 'footerMeta' | 'copy' | 'footerBottomBar'>> & {
  footerTop: Partial<Footer['footerTop']>;
};

export type MenuNode = { title: string; to?: LinkTarget | undefined; children: MenuNode[] };

export type CmsMeta = { title?: string | undefined; description?: string | undefined; keywords?: string | undefined };

/** An entry of the bot's knowledge base (bot/knowledge/entry.ts). */
type CmsKnowledgeEntry = { id: string; answer: string; source: string; also: string[]; next: string[]; asks: string[] };

type CmsFaqEntry = { key: string; group: string; order: number; question: string; answer: string[] };

export type CmsPost = {
  date: string;
  title: string;
  lead: string;
  metaTitle: string;
  description: string;
  markdown: string;
};

export type ContentKinds = {
  leadRow: CmsLeadRow;
  topNav: Navigation['topNav'];
  navConfig: CmsNavConfig;
  navMenus: NavMenu[];
  footer: CmsFooter;
  mainMenu: MenuNode[];
  footerMenu: MenuNode[];
  plans: Plan[];
  metas: Partial<Record<PageId, CmsMeta>>;
  faq: CmsFaqEntry[];
  knowledge: CmsKnowledgeEntry[];
  legal: Partial<Record<string, LegalPage>>;
  posts: Partial<Record<string, CmsPost>>;
  redirects: ReadonlyMap<string, LinkedPage>;
};

export type ContentKind = keyof ContentKinds;
