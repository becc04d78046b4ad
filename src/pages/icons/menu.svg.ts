import type { APIRoute } from 'astro';
import { menuIconSheet } from '../../components/layouts/chrome/menuIconSheet.ts';
import { palette } from '../../discovery/seo/palette.ts';

export const GET: APIRoute = () =>
  new Response(menuIconSheet(palette['petrol-deep']), { headers: { 'Content-Type': 'image/svg+xml' } });
