import type { APIRoute } from 'astro';
import { newsFeed } from '../../content/newsroom/feed.ts';
import { jsonFeed } from '../../seo/feeds.ts';

export const GET: APIRoute = () =>
  new Response(jsonFeed(newsFeed('de')), { headers: { 'Content-Type': 'application/feed+json' } });
