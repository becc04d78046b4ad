import { listPlaceOf } from '../../../routes/lists.ts';
import type { PageId } from '../../../routes/table.ts';
import { metaOf, pictureAddress, pictureSize } from '../head.ts';
import { lastChange } from '../last-change.ts';
import { type About, idOn, type Node, organizationId, reference, urlOf, websiteId } from './node.ts';

/** Other nodes of the graph, by name. */
type Parts = { trail: Node | null; main: Node | null; questions: Node | null };

const types: Partial<Record<PageId, string>> = {
  contact: 'ContactPage',
  'contact-us': 'ContactPage',
  aboutus: 'AboutPage',
  faq: 'FAQPage',
};

/** The WebPage node, with a reference to its main entity. */
export function webPage(about: About, { trail, main, questions }: Parts): Node {
  const { id, locale } = about;
  const { title, description } = metaOf(id, locale);
  const isFaq = id === 'faq';
  return {
    '@type': types[id] ?? (listPlaceOf(id) ? 'CollectionPage' : 'WebPage'),
    '@id': idOn(about, 'webpage'),
    url: urlOf(about),
    name: title,
    description,
    inLanguage: locale,
    dateModified: lastChange(id, locale),
    isPartOf: reference(websiteId),
    primaryImageOfPage: { '@type': 'ImageObject', url: pictureAddress(id, locale), ...pictureSize },
    breadcrumb: to(trail),
    about: id === 'home' || id === 'aboutus' ? reference(organizationId) : undefined,
    // The FAQ page is itself an FAQPage; on other pages the questions are a part of the page.
    mainEntity: isFaq ? questions?.mainEntity : to(main),
    hasPart: isFaq ? undefined : to(questions),
  };
}

const to = (node: Node | null): Node | undefined => (node?.['@id'] ? reference(node['@id']) : undefined);
