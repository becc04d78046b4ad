/** The kinds of content that the content system may hold, in the site's own types. */
import type { z } from 'zod';
import type { LegalPage } from '../text/content/legal/schema.ts';
import type { Plan } from '../text/content/planSchema.ts';
import type { CmsFooter, CmsLeadRow, CmsMenuTree, CmsNavConfig, CmsNavMenu, CmsTopNav } from './entities.ts';
import type { CmsPost, faq, metas, redirects } from './pageTexts.ts';

export type ContentKinds = {
  leadRow: CmsLeadRow;
  topNav: CmsTopNav;
  navConfig: CmsNavConfig;
  navMenus: CmsNavMenu[];
  footer: CmsFooter;
  mainMenu: CmsMenuTree;
  footerMenu: CmsMenuTree;
  plans: Plan[];
  metas: z.infer<typeof metas>;
  faq: z.infer<typeof faq>;
  legal: Partial<Record<string, LegalPage>>;
  posts: Partial<Record<string, CmsPost>>;
  redirects: z.infer<typeof redirects>;
};

export type ContentKind = keyof ContentKinds;
