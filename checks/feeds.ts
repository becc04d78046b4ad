/**
 * The feeds conform to their standards (RSS 2.0, JSON Feed 1.1), contain the entries of their page, link to existing
 * pages, and are announced by their page.
 */
import { type Element, Window } from 'happy-dom';
import { z } from 'zod';
import { articleLists } from '../src/routes/articleLists.ts';
import { feedPath } from '../src/routes/feedPaths.ts';
import { locales } from '../src/routes/table.ts';
import { fetchRaw } from './site/fetchRaw.ts';
import { readPages, type SitePage } from './site/pages.ts';
import { runAlone, type SiteCheck } from './site/runCheck.ts';

export const feeds: SiteCheck = {
  name: 'feeds',
  problems: async (origin) => {
    const pages = await readPages(origin);
    const first = pages.filter(({ id }) => articleLists.some((name) => name === id));
    return (await Promise.all(first.map((list) => problemsOf(list, pages, origin)))).flat();
  },
};

async function problemsOf(list: SitePage, pages: SitePage[], origin: string): Promise<string[]> {
  const page = articleLists.find((name) => name === list.id);
  if (!page) return [];
  const found: string[] = [];
  const linked: string[][] = [];
  for (const [file, type, read] of [
    ['rss.xml', 'application/rss+xml', readRss],
    ['feed.json', 'application/feed+json', readJsonFeed],
  ] as const) {
    const path = feedPath(page, list.locale, file);
    const { status, headers, text } = await fetchRaw(origin + path);
    if (status !== 200 || !headers['content-type']?.startsWith(type)) {
      found.push(`${path} answers ${status} as ${headers['content-type']}`);
      continue;
    }
    if (!list.document.querySelector(`link[rel=alternate][type="${type}"][href$="${path}"]`)) {
      found.push(`${list.name}: does not announce ${path}`);
    }
    const { problems, urls } = read(text());
    found.push(...problems.map((problem) => `${path}: ${problem}`));
    linked.push(urls.map((url) => new URL(url).pathname));
  }
  const listed = entriesOf(list, pages);
  for (const urls of linked) {
    found.push(...listed.filter((path) => !urls.includes(path)).map((path) => `${list.name}: its feed lacks ${path}`));
    found.push(...urls.filter((path) => !listed.includes(path)).map((path) => `${list.name}: its feed names ${path}`));
  }
  return found;
}

/** Published pages of the list's family. */
const entriesOf = (list: SitePage, pages: SitePage[]): string[] =>
  pages.filter(({ id, locale }) => id?.startsWith(`${list.id}/`) && locale === list.locale).map(({ path }) => path);

type Read = { problems: string[]; urls: string[] };

const { DOMParser } = new Window();

/** Checks the rules of RSS 2.0 (rssboard.org) and the requirements of feed readers. */
export function readRss(xml: string): Read {
  // The parser accepts a bare ampersand; feed readers do not.
  const bare = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.exec(xml);
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const broken = document.querySelector('parsererror');
  if (bare || broken) return { problems: [bare ? 'has a bare ampersand' : 'is no XML'], urls: [] };
  const textOf = (element: Element, name: string) =>
    element.querySelector(`:scope > ${name}`)?.textContent.trim() ?? '';
  const channels = [...document.querySelectorAll('rss[version="2.0"] > channel')];
  const [channel] = channels;
  if (!channel || channels.length > 1) return { problems: [`has ${channels.length} channels`], urls: [] };
  const items = [...channel.querySelectorAll(':scope > item')];
  return {
    problems: [
      ...['title', 'link', 'description', 'language'].filter((name) => textOf(channel, name) === ''),
      ...items.flatMap((item, index) =>
        ['title', 'link', 'guid', 'description', 'pubDate']
          .filter((name) => textOf(item, name) === '')
          .map((name) => `${name} of item ${index + 1}`),
      ),
    ]
      .map((name) => `lacks ${name}`)
      .concat(
        items
          .map((item) => textOf(item, 'pubDate'))
          .filter((date) => !/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/.test(date) || !Date.parse(date))
          .map((date) => `${date} is no date (RFC 822)`),
      ),
    urls: items.map((item) => textOf(item, 'link')).filter((url) => URL.canParse(url)),
  };
}

/** jsonfeed.org/version/1.1: the required fields, and those that our feeds add. */
const jsonFeedSchema = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.enum(locales),
  items: z.array(
    z.object({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      content_text: z.string().min(1),
      date_published: z.iso.datetime(),
    }),
  ),
});

export function readJsonFeed(json: string): Read {
  try {
    const result = jsonFeedSchema.safeParse(JSON.parse(json));
    if (!result.success) return { problems: [z.prettifyError(result.error)], urls: [] };
    return { problems: [], urls: result.data.items.map(({ url }) => url) };
  } catch {
    return { problems: ['is no JSON'], urls: [] };
  }
}

if (import.meta.main) await runAlone(feeds);
