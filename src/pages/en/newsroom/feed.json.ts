import type { APIRoute } from 'astro';
import { newsFeed } from '../../../content/newsroom/feed.ts';
import { jsonFeed } from '../../../seo/feeds.ts';

export const GET: APIRoute = () =>
  new Response(jsonFeed(newsFeed('en')), { headers: { 'Content-Type': 'application/feed+json' } });
