/** The kinds of content that the content system may hold, in the site's own types. */
import type { Plan } from '../content/schemas.ts';
import type { CmsFooter, CmsLeadRow, CmsMenuTree, CmsNavConfig, CmsNavMenu, CmsTopNav } from './entities.ts';

export type ContentKinds = {
  leadRow: CmsLeadRow;
  topNav: CmsTopNav;
  navConfig: CmsNavConfig;
  navMenus: CmsNavMenu[];
  footer: CmsFooter;
  mainMenu: CmsMenuTree;
  footerMenu: CmsMenuTree;
  plans: Plan[];
};

export type Kind = keyof ContentKinds;
