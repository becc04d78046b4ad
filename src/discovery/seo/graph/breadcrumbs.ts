import { ancestorsOf } from '../../../routes/ancestors.ts';
import { addressOf } from '../address.ts';
import { metaOf } from '../head.ts';
import { type About, idOn, type Node } from './node.ts';

/** Home, the published ancestors, this page. null on the home page, which has no ancestors. */
export function breadcrumbs(about: About): Node | null {
  const { id, locale } = about;
  if (id === 'home') return null;
  return {
    '@type': 'BreadcrumbList',
    '@id': idOn(about, 'breadcrumb'),
    itemListElement: [...ancestorsOf(id, locale), id].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: metaOf(step, locale).name,
      item: addressOf(step, locale) ?? '',
    })),
  };
}
