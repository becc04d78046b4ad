/**
 * The bar of a draft, and what a draft does in the panel's frame. Both are added to the finished page with their own style
 * and script, so that the pages of visitors carry neither.
 */
import { createHash } from 'node:crypto';
import { href } from '../routes/hrefs.ts';
import type { Locale, PageId } from '../routes/table.ts';
import { wordsFor } from '../text/words/words.ts';

const style =
  '#draft-bar{position:fixed;z-index:2147483647;left:1rem;bottom:1rem;max-width:calc(100% - 7rem);box-sizing:border-box;' +
  'padding:.75rem 1rem;border:2px solid #fff;border-radius:.5rem;background:#7a1d00;color:#fff;font-size:.9375rem;' +
  'line-height:1.4}#draft-bar a{color:#fff;text-decoration:underline;white-space:nowrap}';

/**
 * Only in a frame. The panel is of another origin: it learns from a message that the page is shown, and that Escape was
 * pressed where it closes nothing of the page. Messages carry no data, and `frame-ancestors` names who receives them. The
 * scroll position is kept in the frame's name, because storage is refused where cookies of other sites are. Links and forms
 * open a tab, because published pages are refused in frames.
 */
const script = `if (parent !== self) {
  const page = new URLSearchParams(location.search);
  const place = 'draft ' + page.get('page') + ' ' + page.get('locale') + ' ';
  const restore = () => name.startsWith(place) && scrollTo({ top: Number(name.slice(place.length)), behavior: 'instant' });
  const openTab = (link) => link && !link.getAttribute('href').startsWith('#') && (link.target = '_blank');
  restore();
  parent.postMessage('draft-shown', '*');
  addEventListener('load', restore);
  addEventListener('scroll', () => (name = place + scrollY));
  addEventListener('click', ({ target }) => openTab(target.closest('a[href]')), true);
  addEventListener('submit', ({ target }) => (target.target = '_blank'), true);
  addEventListener('keydown', ({ key }) => {
    const isPages = document.querySelector('dialog[open], [aria-expanded="true"]');
    if (key === 'Escape' && !isPages) parent.postMessage('draft-escape', '*');
  }, true);
}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows the bar's style and script in a Content-Security-Policy. */
export const allowDraftBar = (policy: string): string =>
  policy.replace('style-src ', `style-src ${hashOf(style)} `).replace('script-src ', `script-src ${hashOf(script)} `);

/** The link opens a new tab: in the panel's frame the live page would be refused. */
export function addDraftBar(html: string, page: PageId, locale: Locale): string {
  const { text, leave } = wordsFor(locale).chrome.draft;
  const link = `<a href="${href(page, locale)}" target="_blank" rel="noopener">${leave}</a>`;
  const bar = `<style>${style}</style><aside id="draft-bar" aria-label="${text}"><strong>${text}</strong> ${link}</aside>`;
  return html
    .replace(/<body[^>]*>/, (body) => body + bar)
    .replace(/<\/body>(?!.*<\/body>)/s, (end) => `<script>${script}</script>${end}`);
}
