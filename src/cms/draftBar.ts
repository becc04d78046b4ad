/**
 * The bar of a draft. It is added to the finished page with its own style, so that the pages of visitors carry neither.
 */
import { createHash } from 'node:crypto';
import { href } from '../routes/hrefs.ts';
import type { Locale, PageId } from '../routes/table.ts';
import { wordsFor } from '../text/words/words.ts';

const style =
  '#draft-bar{position:fixed;z-index:2147483647;left:1rem;bottom:1rem;max-width:calc(100% - 7rem);box-sizing:border-box;' +
  'padding:.75rem 1rem;border:2px solid #fff;border-radius:.5rem;background:#7a1d00;color:#fff;font-size:.9375rem;' +
  'line-height:1.4}#draft-bar a{color:#fff;text-decoration:underline;white-space:nowrap}';

/** Allows the bar's style in a Content-Security-Policy. */
export const allowDraftBar = (policy: string): string =>
  policy.replace('style-src ', `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}' `);

/** The link opens a new tab: in the panel's frame the live page would be refused. */
export function addDraftBar(html: string, page: PageId, locale: Locale): string {
  const { text, leave } = wordsFor(locale).chrome.draft;
  const link = `<a href="${href(page, locale)}" target="_blank" rel="noopener">${leave}</a>`;
  const bar = `<style>${style}</style><aside id="draft-bar" aria-label="${text}"><strong>${text}</strong> ${link}</aside>`;
  return html.replace(/<body[^>]*>/, (body) => body + bar);
}
