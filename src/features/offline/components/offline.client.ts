/** Script of the offline page: reloads on click and when the connection returns, and lists the kept pages. */
import { pagesCache } from '../cacheNames.ts';
import { keepsPages } from '../pageCache.ts';
import { pagesSwitch } from './keep-pages.client.ts';

const retry = () => location.reload();
document.querySelector('[data-retry]')?.addEventListener('click', retry);
addEventListener('online', retry);

async function listKeptPages(): Promise<void> {
  const section = document.querySelector<HTMLElement>('[data-kept-pages]');
  const list = section?.querySelector('ul');
  if (!section || !list || !(await keepsPages())) return;
  const pages = await caches.open(pagesCache);
  // Most recently read first.
  for (const request of [...(await pages.keys())].reverse()) {
    const html = (await (await pages.match(request, { ignoreVary: true }))?.text()) ?? '';
    const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
    const [, title] = /<title>([^<]+?)(?: \| [^|<]*)?<\/title>/.exec(html) ?? [];
    if (!title || lang !== document.documentElement.lang) continue;
    const link = document.createElement('a');
    link.href = new URL(request.url).pathname;
    link.textContent = unescaped(title);
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  section.hidden = list.childElementCount === 0;
  // Switching off deletes the pages.
  pagesSwitch?.addEventListener('change', () => {
    section.hidden = true;
  });
}

/** Entities in titles; an HTML parser would be a Trusted Types sink. */
const marks: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescaped = (text: string): string => text.replace(/&(?:lt|gt|quot|#39|amp);/g, (mark) => marks[mark] ?? mark);

// No cache storage: nothing to list.
listKeptPages().catch(() => {});
