import type { product as de } from '../de/product.ts';

export const product = {
  planColumn: 'Price plan',
  comparePlans: 'Compare all plans',
  relatedProduct: 'Product',
  relatedUseCase: 'Use case',
  lists: {
    'integrations-directory': 'Every kind, with its data flows',
    templates: 'All templates, with conversations',
  },
} satisfies typeof de;
