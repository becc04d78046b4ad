import { blogListViewModel } from '../../../components/sections/blog/blogListViewModel.ts';
import { serviceLinks } from '../../../components/sections/features/serviceLinks.ts';
import { newsListViewModel } from '../../../components/sections/newsroom/newsListViewModel.ts';
import { absoluteUrl } from '../../../routes/absoluteUrl.ts';
import { listSelectionOf } from '../../../routes/articleLists.ts';
import { href } from '../../../routes/hrefs.ts';
import { pageOf } from '../../../routes/pageOf.ts';
import { themeExamples } from '../../../text/content/examples.ts';
import { themeUseCase } from '../../../text/content/useCases.ts';
import { wordsFor } from '../../../text/words/words.ts';
import { type GraphNode, type GraphPage, nodeIdOn, withoutSoftHyphens } from './graphNode.ts';

type Item = { name: string; path: string | null };

/** The list items of a page, in page order and with the displayed names. */
export function itemList(about: GraphPage): GraphNode | null {
  const items = itemsOn(about);
  if (items.length === 0) return null;
  return {
    '@type': 'ItemList',
    '@id': nodeIdOn(about, 'list'),
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: withoutSoftHyphens(name),
      url: path === null ? undefined : absoluteUrl(path),
    })),
  };
}

function itemsOn(about: GraphPage): Item[] {
  const { id, locale } = about;
  const { family } = pageOf(id);
  if (listSelectionOf(id)) return listed(about);
  // In German the services are a section of the solution page (product-decisions.md, Addresses).
  if (id === (locale === 'de' ? 'solution' : 'features')) return services(about);
  if (family?.name === 'use-cases') return inPage(about, themeUseCase(family.entry, locale)?.parts ?? []);
  if (family?.name === 'examples') return inPage(about, themeExamples(family.entry, locale)?.dialogues ?? []);
  return [];
}

function listed({ id, locale }: GraphPage): Item[] {
  const isNews = listSelectionOf(id)?.list === 'newsroom';
  if (isNews) return newsListViewModel(id, locale).news.map(({ title, href: path }) => ({ name: title, path }));
  const { lead, articles } = blogListViewModel(id, locale);
  return [...(lead ? [lead.article] : []), ...articles].map(({ title, href: path }) => ({ name: title, path }));
}

function services({ locale }: GraphPage): Item[] {
  const { services: words } = wordsFor(locale).features;
  const links = new Map(Object.entries(serviceLinks(locale)));
  return Object.entries(words).map(([service, { title }]) => ({ name: title, path: links.get(service) ?? null }));
}

const inPage = ({ id, locale }: GraphPage, parts: readonly { id: string; title: string }[]): Item[] =>
  parts.map(({ id: fragment, title }) => ({ name: title, path: href(id, locale, fragment) }));
