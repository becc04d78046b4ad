import type { APIRoute } from 'astro';
import { jsonFeed } from '../../discovery/seo/feeds.ts';
import { blogFeed } from '../../text/content/blog/feed.ts';

export const GET: APIRoute = () =>
  new Response(jsonFeed(blogFeed('de')), { headers: { 'Content-Type': 'application/feed+json' } });
