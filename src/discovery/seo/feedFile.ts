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

/** The feed at an address, with the current articles. @throws if there is none */
export function feedFile(path: string): { text: string; type: string } {
  const feed = feeds.get(path);
  if (!feed) throw new Error(`${path} is no feed`);
  const { write, type } = formats[feed.file];
  return { text: write(contents[feed.page](feed.locale)), type };
}
