/** Route of all feeds; server/build/routesFromTable.ts maps each feed address to it. */
import type { APIRoute } from 'astro';
import { feedFile } from './feedFile.ts';

export const GET: APIRoute = ({ url }) => {
  const { text, type } = feedFile(url.pathname);
  return new Response(text, { headers: { 'Content-Type': type } });
};
