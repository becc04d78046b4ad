import type { APIRoute } from 'astro';
import { newsFeed } from '../../content/newsroom/feed.ts';
import { rss } from '../../seo/feeds.ts';

export const GET: APIRoute = () =>
  new Response(rss(newsFeed('de')), { headers: { 'Content-Type': 'application/rss+xml' } });
