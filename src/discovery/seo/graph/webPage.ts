import { listSelectionOf } from '../../../routes/articleLists.ts';
import type { PageId } from '../../../routes/table.ts';
import { metaOf } from '../../../text/content/metaOf.ts';
import { lastChange } from '../lastChange.ts';
import { pagePictureOf } from '../pagePicture.ts';
import {
  type GraphNode,
  type GraphPage,
  nodeIdOn,
  organizationId,
  pageUrlOf,
  reference,
  websiteId,
} from './graphNode.ts';

/** Other nodes of the graph, by name. */
type Parts = { trail: GraphNode | null; main: GraphNode | null; questions: GraphNode | null };

const types: Partial<Record<PageId, string>> = {
  contact: 'ContactPage',
  'contact-us': 'ContactPage',
  aboutus: 'AboutPage',
  faq: 'FAQPage',
};

/** The WebPage node, with a reference to its main entity. */
export function webPage(about: GraphPage, { trail, main, questions }: Parts): GraphNode {
  const { id, locale } = about;
  const { title, description } = metaOf(id, locale);
  const { url, width, height } = pagePictureOf(id, locale);
  const isFaq = id === 'faq';
  return {
    '@type': types[id] ?? (listSelectionOf(id) ? 'CollectionPage' : 'WebPage'),
    '@id': nodeIdOn(about, 'webpage'),
    url: pageUrlOf(about),
    name: title,
    description,
    inLanguage: locale,
    dateModified: lastChange(id, locale),
    isPartOf: reference(websiteId),
    primaryImageOfPage: { '@type': 'ImageObject', url, width, height },
    breadcrumb: referenceTo(trail),
    about: id === 'home' || id === 'aboutus' ? reference(organizationId) : undefined,
    // The FAQ page is itself an FAQPage; on other pages the questions are a part of the page.
    mainEntity: isFaq ? questions?.mainEntity : referenceTo(main),
    hasPart: isFaq ? undefined : referenceTo(questions),
  };
}

const referenceTo = (node: GraphNode | null): GraphNode | undefined =>
  node?.['@id'] ? reference(node['@id']) : undefined;
