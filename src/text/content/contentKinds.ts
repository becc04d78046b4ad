/** The kinds of content that the content system may hold, in the site's own types. */
import type { LinkedPage } from '../../routes/findLinkedPage.ts';
import type { AddedEntry } from '../../routes/pageOf.ts';
import type { PageWithSections, SectionOf } from '../../routes/pageSections.ts';
import type { PageId } from '../../routes/table.ts';
import type { words as clientTexts } from '../words/client/de.ts';
import type { CompanyFacts } from '../words/companyFacts.ts';
import type { Words } from '../words/de.ts';
import type { PageWords } from '../words/wordTypes.ts';
import type { ArchivedPages } from './archived/archivedPage.ts';
import type { Billing } from './billingSchema.ts';
import type { Examples } from './examples/schema.ts';
import type { FaqGroupTexts } from './faq/schema.ts';
import type { FreePage } from './free-pages/schema.ts';
import type { IndustryText } from './industries/schema.ts';
import type { IntegrationText } from './integrations/schema.ts';
import type { LegalPage } from './legal/schema.ts';
import type { LinkTarget, Navigation, NavigationWords, NavMenu } from './navigation/schema.ts';
import type { ExtraPrices, Plan } from './planSchema.ts';
import type { PricingQuestion } from './pricing-questions/pricingQuestion.ts';
import type { ProductText } from './products/schema.ts';
import type { RoiCalculator } from './roiCalculator.ts';
import type { SolutionText } from './solutions/schema.ts';
import type { GoalText } from './templates/schema.ts';
import type { UseCase } from './use-cases/schema.ts';

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

/** A picture for social networks: its address on the site (pictureAddress.ts). */
type CmsPicture = { address: string; alt: string };

export type CmsMeta = Partial<Record<'title' | 'description' | 'keywords', string | undefined>> & {
  picture?: CmsPicture | undefined;
};

/** An entry of the bot's knowledge base (bot/answers/editedEntries.ts). */
type CmsKnowledgeEntry = {
  id: string;
  question: string;
  answer: string;
  /** `page` or `page#fragment`, as in `also`. */
  source: string;
  also: string[];
  next: string[];
};

type CmsFaqEntry = { key: string; group: string; order: number; question: string; answer: string[] };

export type CmsPost = {
  date: string;
  title: string;
  lead: string;
  metaTitle: string;
  description: string;
  markdown: string;
  name?: string;
  /** Of an article that only the content system has. */
  own?: AddedEntry & { topics: string[] };
  /** Words of the call to action at the end; its target is the file's. */
  next?: { title?: string; text?: string; label?: string };
  picture?: CmsPicture | undefined;
};

/** Words by group, from the type that holds the group (text/words/wordTypes.ts). Files apply to absent groups. */
type PageWordKinds = { [Type in keyof PageWords]: Partial<Pick<Words, PageWords[Type][number]>> };

/** Sections to show, in order (pageSections.ts). */
type PageSectionKinds = { [Type in PageWithSections]: { sections?: SectionOf<Type>[] } };

type ClientTexts = typeof clientTexts;

/** By the site's id, or the key of an entry that only the content system has. */
type ById<Text> = Partial<Record<string, Text & { own?: AddedEntry }>>;

/** The texts of the site's own files, by content type (cms/texts/textTypes.ts). */
export type TextKinds = PageWordKinds &
  PageSectionKinds & {
    'text-faq': { groups?: FaqGroupTexts };
    'text-pricing': { pricingQuestions?: PricingQuestion[]; extraPrices?: ExtraPrices };
    'text-company': { billing?: Billing; facts?: CompanyFacts };
    'text-archived': { pages?: ArchivedPages };
    'text-roi-calculator': { roiCalculator?: RoiCalculator };
    'text-word': Partial<Words & { client: ClientTexts; navigation: NavigationWords }>;
    'text-industry': ById<IndustryText>;
    'text-product': ById<ProductText>;
    'text-theme-solution': ById<SolutionText>;
    'text-use-case': ById<UseCase>;
    'text-example': ById<Examples>;
    'text-template-goal': ById<GoalText>;
    'text-integration-kind': ById<IntegrationText>;
    'text-page': ById<FreePage>;
  };

export type ContentKinds = TextKinds & {
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
