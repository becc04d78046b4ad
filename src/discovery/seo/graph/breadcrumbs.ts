import { canonicalUrlOf } from '../../../routes/absoluteUrl.ts';
import { ancestorsOf } from '../../../routes/ancestors.ts';
import { ownMetaOf } from '../../../text/content/metaOf.ts';
import { type GraphNode, type GraphPage, nodeIdOn } from './graphNode.ts';

/** Home, the published ancestors, this page. null on the home page, which has no ancestors. */
export function breadcrumbs(about: GraphPage): GraphNode | null {
  const { id, locale } = about;
  if (id === 'home') return null;
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeIdOn(about, 'breadcrumb'),
    itemListElement: [...ancestorsOf(id, locale), id].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: ownMetaOf(step, locale).name,
      item: canonicalUrlOf(step, locale) ?? '',
    })),
  };
}
