/** Language-independent data of the product pages: links, plan figures, layout. */
import type { slugs } from '../../../routes/slugs.ts';
import type { PageId } from '../../../routes/table.ts';
import type { ProductText } from './schema.ts';

export type ProductId = keyof typeof slugs.products;

type PlanFigure = 'users' | 'chatbot' | 'ai' | 'operators' | 'channels' | 'customApi';

/** A detail of the application (sections/products/ProductCrop.tsx). */
export type ProductCrop = 'dialogue' | 'handover' | 'flow' | 'add-on' | 'figures';

type ProductFacts = {
  /** beside: picture next to the text. below: full width under it. night: as beside, on petrol. */
  layout: 'beside' | 'below' | 'night';
  /** Beside the steps. Absent where no screen of the application shows this product better than its opening. */
  crop?: ProductCrop;
  /** Form of the details (sections/products/detailsShapes.tsx). Absent: cards. */
  details?: 'talk' | 'rules' | 'canvas' | 'flows' | 'samples' | 'panel';
  /** Fragment of the details section. */
  detailsId: string;
  /** Plan figures that limit this product. */
  figures: readonly PlanFigure[];
  /** Paid extra for this product, at a recorded price. */
  extra?: 'operator' | 'channel';
  /** Page with the full list that continues the details. */
  list?: Extract<PageId, 'integrations-directory' | 'templates'>;
  product: ProductId;
  useCase: { page: Extract<PageId, `use-cases/${string}`>; hash?: string };
};

const marketing = 'use-cases/conversational-marketing';
const commerce = 'use-cases/e-commerce-and-sales';
const service = 'use-cases/customer-service';

const productFacts = {
  'ai-chatbot': {
    layout: 'beside',
    crop: 'dialogue',
    detailsId: 'knowledge',
    figures: ['users', 'ai'],
    product: 'live-chat',
    useCase: { page: service, hash: 'helpdesk-and-faq-automation' },
  },
  'live-chat': {
    layout: 'below',
    crop: 'handover',
    details: 'rules',
    detailsId: 'routing',
    figures: ['operators'],
    extra: 'operator',
    product: 'dashboard',
    useCase: { page: service, hash: 'live-chat' },
  },
  voice: {
    layout: 'night',
    details: 'talk',
    detailsId: 'confirmation',
    figures: ['channels'],
    extra: 'channel',
    product: 'ai-chatbot',
    useCase: { page: service, hash: 'supportanfragen' },
  },
  'web-chat': {
    layout: 'below',
    detailsId: 'channels',
    figures: ['channels'],
    extra: 'channel',
    product: 'builder',
    useCase: { page: marketing, hash: 'leadgenerierung' },
  },
  builder: {
    layout: 'night',
    crop: 'flow',
    details: 'canvas',
    detailsId: 'blocks',
    list: 'templates',
    figures: ['chatbot'],
    product: 'add-ons',
    useCase: { page: commerce, hash: 'vertriebsunterstuetzung' },
  },
  integrations: {
    layout: 'below',
    details: 'flows',
    detailsId: 'directory',
    list: 'integrations-directory',
    figures: ['customApi'],
    product: 'add-ons',
    useCase: { page: commerce, hash: 'e-commerce' },
  },
  'add-ons': {
    layout: 'beside',
    crop: 'add-on',
    details: 'samples',
    detailsId: 'list',
    figures: [],
    product: 'integrations',
    useCase: { page: marketing, hash: 'terminbuchung' },
  },
  dashboard: {
    layout: 'below',
    crop: 'figures',
    details: 'panel',
    detailsId: 'portal',
    figures: ['operators', 'chatbot'],
    extra: 'operator',
    product: 'live-chat',
    useCase: { page: marketing, hash: 'kundenfeedback' },
  },
} as const satisfies Record<ProductId, ProductFacts>;

/** Of a product that only the content system has. */
const otherFacts: ProductFacts = {
  layout: 'below',
  detailsId: 'details',
  figures: [],
  product: 'ai-chatbot',
  useCase: { page: service },
};

/** `to`: the related pages that an entry of the content system names. */
export function factsOf(id: string, to?: ProductText['related']['to']): ProductFacts {
  const facts: ProductFacts = Object.entries<ProductFacts>(productFacts).find(([own]) => own === id)?.[1] ?? otherFacts;
  return to ? { ...facts, product: to.product, useCase: { page: `use-cases/${to.useCase}` } } : facts;
}
