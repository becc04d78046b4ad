import type { APIRoute } from 'astro';
import { rss } from '../../../discovery/seo/feeds.ts';
import { newsFeed } from '../../../text/content/newsroom/feed.ts';

export const GET: APIRoute = () =>
  new Response(rss(newsFeed('en')), { headers: { 'Content-Type': 'application/rss+xml' } });
