/** Route of all feeds; server/build/routesFromTable.ts maps each feed address to it. */
import type { APIRoute } from 'astro';
import type { ListName } from '../../routes/articleLists.ts';
import { type FeedFile, feeds } from '../../routes/feedPaths.ts';
import type { Locale } from '../../routes/table.ts';
import { blogFeed } from './blogFeed.ts';
import { type Feed, jsonFeed, rss } from './feeds.ts';
import { newsFeed } from './newsFeed.ts';

const contents = { blog: blogFeed, newsroom: newsFeed } satisfies Record<ListName, (locale: Locale) => Feed>;

const formats = {
  'rss.xml': { write: rss, type: 'application/rss+xml' },
  'feed.json': { write: jsonFeed, type: 'application/feed+json' },
} satisfies Record<FeedFile, { write: (feed: Feed) => string; type: string }>;

export const GET: APIRoute = ({ url }) => {
  const feed = feeds.get(url.pathname);
  if (!feed) throw new Error(`${url.pathname} is no feed`);
  const { write, type } = formats[feed.file];
  return new Response(write(contents[feed.page](feed.locale)), { headers: { 'Content-Type': type } });
};
