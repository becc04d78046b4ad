import { locales } from '../../../routes/table.ts';
import { site } from '../../../site.ts';
import { absolute } from '../address.ts';
import { type Node, organizationId, reference, websiteId } from './node.ts';

export const website = (): Node => ({
  '@type': 'WebSite',
  '@id': websiteId,
  url: absolute('/'),
  name: site.brand,
  inLanguage: locales,
  publisher: reference(organizationId),
});
