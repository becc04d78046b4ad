import type { APIRoute } from 'astro';
import { jsonFeed } from '../../discovery/seo/feeds.ts';
import { newsFeed } from '../../text/content/newsroom/feed.ts';

export const GET: APIRoute = () =>
  new Response(jsonFeed(newsFeed('de')), { headers: { 'Content-Type': 'application/feed+json' } });
