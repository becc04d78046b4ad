/** The kinds of content that the content system may hold, in the site's own types. */
import type { findPage, PageId } from '../../routes/table.ts';
import type { LegalPage } from './legal/schema.ts';
import type { LinkTarget, Navigation, NavMenu } from './navigation/schema.ts';
import type { Plan } from './planSchema.ts';

export type CmsLeadRow = { subHeading: string; heading: string; label: string; to: LinkTarget };

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

type RedirectTarget = NonNullable<ReturnType<typeof findPage>> & { hash?: string };

export type ContentKinds = {
  leadRow: CmsLeadRow;
  topNav: Navigation['topNav'];
  navConfig: Navigation['navConfig'];
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
  redirects: ReadonlyMap<string, RedirectTarget>;
};

export type ContentKind = keyof ContentKinds;
