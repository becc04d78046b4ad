import { words as de } from '../../text/words/worker/de.ts';
import { words as en } from '../../text/words/worker/en.ts';
import { dateOf } from './pageCache.ts';

/** Adds a notice with the page's date to a kept page (styled by components/styles/offline-notice.css). */
export async function withOfflineNotice(kept: Response): Promise<Response> {
  const html = await kept.clone().text();
  const english = html.includes('<html lang="en"');
  const { kept: sentence, again } = english ? en : de;
  const format = new Intl.DateTimeFormat(english ? 'en-GB' : 'de-DE', { dateStyle: 'long', timeStyle: 'short' });
  const text = sentence.replace('{time}', format.format(dateOf(kept)));
  const notice = `<p data-kept-notice>${text} <a href="">${again}</a></p>`;
  const headers = new Headers(kept.headers);
  // These headers describe the encoded response, not this text.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html.replace(/<main[^>]*>/, `$&${notice}`), { headers });
}
