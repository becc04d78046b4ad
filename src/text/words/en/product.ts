import type { product as de } from '../de/product.ts';

export const product = {
  planColumn: 'Plan',
  comparePlans: 'Compare all plans',
  relatedProduct: 'Product',
  relatedUseCase: 'Use case',
  lists: {
    'integrations-directory': 'Every kind of connection, and what data it carries',
    templates: 'All templates, with conversations',
  },
} satisfies typeof de;
