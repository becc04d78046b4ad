import type { APIRoute } from 'astro';
import { blogFeed } from '../../../content/blog/feed.ts';
import { jsonFeed } from '../../../seo/feeds.ts';

export const GET: APIRoute = () =>
  new Response(jsonFeed(blogFeed('en')), { headers: { 'Content-Type': 'application/feed+json' } });
