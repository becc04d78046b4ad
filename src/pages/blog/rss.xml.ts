import type { APIRoute } from 'astro';
import { rss } from '../../discovery/seo/feeds.ts';
import { blogFeed } from '../../text/content/blog/feed.ts';

export const GET: APIRoute = () =>
  new Response(rss(blogFeed('de')), { headers: { 'Content-Type': 'application/rss+xml' } });
