/**
 * Structured data of a page: one schema.org graph (quality.md, Found by search engines). It contains only known facts
 * that the site shows: an empty field of site.ts gives no property, and there are no ratings or invented facts.
 */
import type { Locale, PageId } from '../../routes/table.ts';
import { article } from './graph/article.ts';
import { breadcrumbs } from './graph/breadcrumbs.ts';
import type { GraphNode, GraphPage } from './graph/graphNode.ts';
import { itemList } from './graph/itemList.ts';
import { organization } from './graph/organization.ts';
import { questions } from './graph/questions.ts';
import { service } from './graph/service.ts';
import { software } from './graph/software.ts';
import { video } from './graph/video.ts';
import { webPage } from './graph/webPage.ts';
import { website } from './graph/website.ts';

export type StructuredData = { '@context': 'https://schema.org'; '@graph': GraphNode[] };

export function structuredDataOf(id: PageId, locale: Locale): StructuredData {
  const about: GraphPage = { id, locale };
  const trail = breadcrumbs(about);
  const main = software(about) ?? service(about) ?? article(about) ?? itemList(about);
  const faqPage = questions(about);
  const page = webPage(about, { trail, main, questions: faqPage });
  // The FAQ page holds its questions in its WebPage node.
  const parts = [page, trail, main, video(about), id === 'faq' ? null : faqPage].filter((node) => node !== null);
  return { '@context': 'https://schema.org', '@graph': [organization(), website(), ...parts].map(withoutEmpty) };
}

/** JSON for a <script>, with "<" escaped so that no text can end the element. */
export const serialiseStructuredData = (graph: StructuredData): string =>
  JSON.stringify(graph).replaceAll('<', '\\u003c');

function withoutEmpty(node: GraphNode): GraphNode {
  const filled = Object.entries(node).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(filled);
}
