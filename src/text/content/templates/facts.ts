/** The use-case templates, four per goal: industries and channel, the same in both languages. */
import type { EntryFacets } from '../../../routes/filters.ts';
import type { slugs } from '../../../routes/slugs.ts';
import type { PageId } from '../../../routes/table.ts';
import type { IndustryId } from '../industries/schema.ts';
import type { Channel } from './channels.ts';

export type TemplateFacts = { channel: Channel; industries: readonly IndustryId[] };

const on = (channel: Channel, ...industries: IndustryId[]): TemplateFacts => ({ channel, industries });

export const templateFacts = {
  leads: {
    'machine-enquiry': on('web-chat', 'manufacturing'),
    'tariff-check': on('web-chat', 'energy'),
    'property-valuation': on('web-chat', 'real-estate'),
    'project-brief': on('web-chat', 'agencies'),
  },
  engagement: {
    'welcome-guide': on('messenger', 'tourism'),
    'seasonal-care': on('messenger', 'retail'),
    'collection-day': on('messenger', 'public-sector'),
    'life-change': on('web-chat', 'insurance', 'banking'),
  },
  appointments: {
    'practice-appointment': on('web-chat', 'healthcare'),
    'branch-meeting': on('web-chat', 'banking'),
    'viewing-slot': on('messenger', 'real-estate'),
    'citizens-office': on('voice', 'public-sector'),
  },
  feedback: {
    'after-stay': on('messenger', 'tourism'),
    'after-delivery': on('messenger', 'retail'),
    'after-visit': on('web-chat', 'healthcare'),
    'after-claim': on('web-chat', 'insurance'),
  },
  shop: {
    'gift-finder': on('web-chat', 'retail'),
    'order-status': on('voice', 'retail'),
    'spare-part': on('web-chat', 'manufacturing', 'retail'),
    'redeem-voucher': on('web-chat', 'tourism', 'retail'),
  },
  'sales-support': {
    'product-comparison': on('web-chat', 'manufacturing'),
    'loan-documents': on('web-chat', 'banking', 'real-estate'),
    'group-offer': on('web-chat', 'tourism'),
    reorder: on('messenger', 'manufacturing', 'retail'),
  },
  promotion: {
    'early-booking': on('web-chat', 'tourism'),
    'open-day': on('web-chat', 'energy'),
    'back-in-stock': on('messenger', 'retail'),
    'workshop-invite': on('web-chat', 'agencies'),
  },
  'support-requests': {
    'meter-reading': on('voice', 'energy'),
    'claim-notice': on('web-chat', 'insurance'),
    'tenant-defect': on('messenger', 'real-estate'),
    'machine-fault': on('voice', 'manufacturing'),
  },
  faq: {
    'passport-papers': on('web-chat', 'public-sector'),
    'practice-line': on('voice', 'healthcare'),
    'transfer-times': on('web-chat', 'banking'),
    'client-helpdesk': on('web-chat', 'agencies'),
  },
  'live-chat': {
    'topic-routing': on('web-chat', 'insurance', 'banking'),
    'office-routing': on('web-chat', 'public-sector', 'healthcare'),
    'account-routing': on('messenger', 'agencies'),
    'peak-routing': on('web-chat', 'energy', 'retail'),
  },
} as const satisfies Record<keyof typeof slugs.goals, Record<string, TemplateFacts>>;

export type GoalId = keyof typeof templateFacts;
export type TemplateId<Goal extends GoalId = GoalId> = keyof (typeof templateFacts)[Goal] & string;

export const goalIds = Object.keys(templateFacts) as GoalId[];

const marketing = 'use-cases/conversational-marketing';
const commerce = 'use-cases/e-commerce-and-sales';
const service = 'use-cases/customer-service';

/** The set-up guide of each goal (spec section 2, anchors of the use cases). */
export const setupGuides: Record<GoalId, { page: PageId; hash: string }> = {
  leads: { page: marketing, hash: 'leadgenerierung' },
  engagement: { page: marketing, hash: 'customer-engagement' },
  appointments: { page: marketing, hash: 'terminbuchung' },
  feedback: { page: marketing, hash: 'kundenfeedback' },
  shop: { page: commerce, hash: 'e-commerce' },
  'sales-support': { page: commerce, hash: 'vertriebsunterstuetzung' },
  promotion: { page: commerce, hash: 'vertrieb-promotion' },
  'support-requests': { page: service, hash: 'supportanfragen' },
  faq: { page: service, hash: 'helpdesk-and-faq-automation' },
  'live-chat': { page: service, hash: 'live-chat' },
};

/** The goal of a use-case anchor; undefined for an anchor of the content system. */
export const goalOfAnchor = (anchor: string): GoalId | undefined =>
  goalIds.find((id) => setupGuides[id].hash === anchor);

export const templateMarks = (goal: string, { channel, industries }: TemplateFacts): EntryFacets => ({
  goal: [goal],
  industry: industries,
  channel: [channel],
});
