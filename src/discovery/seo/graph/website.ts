import { absoluteUrl } from '../../../routes/absoluteUrl.ts';
import { locales } from '../../../routes/table.ts';
import { site } from '../../../site.ts';
import { type GraphNode, organizationId, reference, websiteId } from './graphNode.ts';

export const website = (): GraphNode => ({
  '@type': 'WebSite',
  '@id': websiteId,
  url: absoluteUrl('/'),
  name: site.brand,
  inLanguage: locales,
  publisher: reference(organizationId),
});
