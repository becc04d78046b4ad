/** Nodes of a schema.org graph (JSON-LD), and the ids by which they reference each other. */
import { href } from '../../../routes/hrefs.ts';
import type { Locale, PageId } from '../../../routes/table.ts';
import { absolute, addressOf } from '../address.ts';

type Value = string | number | boolean | Node | readonly Value[];
export type Node = { '@type'?: string; '@id'?: string; [property: string]: Value | undefined };

/** The page that a graph is about. */
export type About = { id: PageId; locale: Locale };

export const organizationId = absolute('/#organization');
export const websiteId = absolute('/#website');
/** A node with language-dependent text is identified by its page of that language. */
export const softwareId = (locale: Locale): string => absolute(href('home', locale, 'software'));

export const urlOf = ({ id, locale }: About): string => addressOf(id, locale) ?? absolute(href(id, locale));

/** Id of a node that belongs to one page: `…/preise#webpage`. */
export const idOn = (about: About, name: 'webpage' | 'breadcrumb' | 'article' | 'service' | 'list' | 'questions') =>
  `${urlOf(about)}#${name}`;

export const reference = (id: string): Node => ({ '@id': id });

/** Removes soft hyphens, which apply only to our own layout. */
export const plain = (text: string): string => text.replaceAll('\u00AD', '');
