import type { APIRoute } from 'astro';
import { blogFeed } from '../../content/blog/feed.ts';
import { rss } from '../../seo/feeds.ts';

export const GET: APIRoute = () =>
  new Response(rss(blogFeed('de')), { headers: { 'Content-Type': 'application/rss+xml' } });
