/**
 * `/api/preview?page=…&locale=…&expires=…&signature=…`: an address that the content system signs for an editor. It
 * shows a page with drafts until it expires to everyone who has the address. Caches and search engines are excluded.
 */
import { createHmac } from 'node:crypto';
import { isKnownPageId, pageOf } from '../routes/pageOf.ts';
import { type Locale, locales, type PageId } from '../routes/table.ts';
import { isEqualInConstantTime } from '../security/isEqualInConstantTime.ts';
import { type ReadContent, withContent } from '../text/content/currentContent.ts';
import { addDraftBar, allowDraftBar } from './draftBar.ts';
import type { ContentSource } from './openContentSource.ts';
import { isCmsError } from './strapi.ts';

type Parts = {
  content: ContentSource | undefined;
  secret: string | undefined;
  /** Origins of the panel, if they differ from that of the content system. */
  panelOrigins: readonly string[] | undefined;
};

export type Preview = {
  page: PageId;
  locale: Locale;
  internalPath: string;
  content: ReadContent;
  /** Adds the bar of a draft and the headers that replace the usual ones. */
  complete: (rendered: Response, policy: string) => Promise<Response>;
};

/** Returns an error response (401, 404, 410 or 502) when the preview cannot be opened. */
export async function openPreview(query: string, parts: Parts): Promise<Preview | Response> {
  const { content, secret, panelOrigins } = parts;
  const parameters = new URLSearchParams(query);
  const signature = parameters.get('signature') ?? '';
  parameters.delete('signature');
  if (!content || !secret || !isEqualInConstantTime(signature, signed(parameters.toString(), secret)))
    return refusal(401, 'This preview is not signed.');
  if (!(Number(parameters.get('expires')) > Date.now()))
    return refusal(410, 'This preview has expired. Open it again in the content system.');
  const asked = parameters.get('page') ?? '';
  const locale = locales.find((name) => name === parameters.get('locale'));
  const isDraft = parameters.get('status') !== 'published';
  try {
    const read = isDraft ? await content.drafts() : content.read;
    // A draft may be a page.
    const shown = locale && withContent(read, () => pageIn(asked, locale));
    if (!shown) return refusal(404, 'There is no page to preview this on.');
    const { page, internalPath } = shown;
    const complete = async (rendered: Response, policy: string): Promise<Response> => {
      const html = isDraft ? addDraftBar(await rendered.text(), page, locale) : rendered.body;
      const headers = previewHeaders(isDraft ? allowDraftBar(policy) : policy, panelOrigins ?? [content.origin]);
      const completed = new Response(html, rendered);
      for (const [name, value] of Object.entries(headers)) completed.headers.set(name, value);
      return completed;
    };
    return { page, locale, internalPath, content: read, complete };
  } catch (error) {
    if (isCmsError(error)) return refusal(502, `${error.message}.`);
    throw error;
  }
}

/** The page, or its counterpart in a language without it. */
function pageIn(id: string, locale: Locale): { page: PageId; internalPath: string } | undefined {
  if (!isKnownPageId(id)) return undefined;
  const { paths, counterpart } = pageOf(id);
  const page = paths[locale] === null ? counterpart?.page : id;
  const internalPath = page && pageOf(page).paths[locale];
  return page && internalPath ? { page, internalPath } : undefined;
}

/** Signature of links that the content system makes for its editors. */
export const signed = (query: string, secret: string): string =>
  createHmac('sha256', secret).update(query).digest('hex');

/** Only the panel of the content system may embed the preview in a frame. */
const previewHeaders = (policy: string, panelOrigins: readonly string[]): Record<string, string> => ({
  'Content-Security-Policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${panelOrigins.join(' ')}`),
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
});

const refusal = (status: number, sentence: string): Response =>
  new Response(sentence, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
