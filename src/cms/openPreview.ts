/**
 * `/api/preview?page=…&locale=…&expires=…&signature=…`: an address that the content system signs for an editor. It
 * shows a page with drafts until it expires to everyone who has the address. Caches and search engines are excluded.
 */
import { createHmac } from 'node:crypto';
import { isPageId, type Locale, locales, type PageId, table } from '../routes/table.ts';
import { isEqualInConstantTime } from '../security/isEqualInConstantTime.ts';
import type { ReadContent } from '../text/content/currentContent.ts';
import type { ContentSource } from './openContentSource.ts';
import { isCmsError } from './strapi.ts';

type Parts = { content: ContentSource | undefined; secret: string | undefined };

export type Preview = {
  page: PageId;
  locale: Locale;
  internalPath: string;
  content: ReadContent;
  /** Response headers that replace the usual ones. */
  headers: (policy: string) => Record<string, string>;
};

/** Returns an error response (401, 404, 410 or 502) when the preview cannot be opened. */
export async function openPreview(query: string, { content, secret }: Parts): Promise<Preview | Response> {
  const parameters = new URLSearchParams(query);
  const signature = parameters.get('signature') ?? '';
  parameters.delete('signature');
  if (!content || !secret || !isEqualInConstantTime(signature, signed(parameters.toString(), secret)))
    return refusal(401, 'This preview is not signed.');
  if (!(Number(parameters.get('expires')) > Date.now()))
    return refusal(410, 'This preview has expired. Open it again in the content system.');
  const page = parameters.get('page') ?? '';
  const locale = locales.find((name) => name === parameters.get('locale'));
  const internalPath = locale && isPageId(page) ? table[page].paths[locale] : null;
  if (!locale || !isPageId(page) || !internalPath) return refusal(404, 'There is no page to preview this on.');
  try {
    const drafts = parameters.get('status') === 'published' ? content.read : await content.drafts();
    return { page, locale, internalPath, content: drafts, headers: (policy) => previewHeaders(policy, content.origin) };
  } catch (error) {
    if (isCmsError(error)) return refusal(502, `${error.message}.`);
    throw error;
  }
}

/** Signature of links that the content system makes for its editors. */
export const signed = (query: string, secret: string): string =>
  createHmac('sha256', secret).update(query).digest('hex');

/** Only the content system may embed the preview in a frame. */
const previewHeaders = (policy: string, cms: string): Record<string, string> => ({
  'Content-Security-Policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${cms}`),
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
});

const refusal = (status: number, sentence: string): Response =>
  new Response(sentence, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
