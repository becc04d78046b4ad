/** Nodes of a schema.org graph (JSON-LD), and the ids by which they reference each other. */

import { absoluteUrl, canonicalUrlOf } from '../../../routes/absoluteUrl.ts';
import { href } from '../../../routes/hrefs.ts';
import type { Locale, PageId } from '../../../routes/table.ts';

type Value = string | number | boolean | GraphNode | readonly Value[];
export type GraphNode = { '@type'?: string; '@id'?: string; [property: string]: Value | undefined };

/** The page that a graph is about. */
export type GraphPage = { id: PageId; locale: Locale };

export const organizationId = absoluteUrl('/#organization');
export const websiteId = absoluteUrl('/#website');
/** A node with language-dependent text is identified by its page of that language. */
export const softwareId = (locale: Locale): string => absoluteUrl(href('home', locale, 'software'));

export const pageUrlOf = ({ id, locale }: GraphPage): string =>
  canonicalUrlOf(id, locale) ?? absoluteUrl(href(id, locale));

/** Id of a node that belongs to one page: `…/preise#webpage`. */
export const nodeIdOn = (
  about: GraphPage,
  name: 'webpage' | 'breadcrumb' | 'article' | 'service' | 'list' | 'questions',
) => `${pageUrlOf(about)}#${name}`;

export const reference = (id: string): GraphNode => ({ '@id': id });

/** Removes soft hyphens, which apply only to our own layout. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00AD', '');
