/** What depends on how far the page is scrolled (spec sections 4 and 9): solid header, way back to the top, smooth hash links. */
import { scrollToHash } from './scroll-to-hash.client.ts';

export function startScrolling() {
  const header = document.querySelector('[data-site-header]');
  const top = document.querySelector<HTMLElement>('[data-scroll-top]');
  const footer = document.querySelector<HTMLElement>('[data-site-footer]');

  const update = () => {
    header?.toggleAttribute('data-solid', scrollY > (innerWidth > 1024 ? 80 : 100));
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    top?.toggleAttribute('data-visible', scrollY > 0 && left <= (footer?.offsetHeight || 600));
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  update();

  // Never over what has the focus (WCAG 2.2, 2.4.11).
  const chat = document.querySelector('[data-chat-launcher]');
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const isUnder = (cover: Element | null) => {
      if (!cover || target === cover) return false;
      const [a, b] = [target.getBoundingClientRect(), cover.getBoundingClientRect()];
      return a.right > b.left && a.bottom > b.top && a.left < b.right && a.top < b.bottom;
    };
    if (isUnder(top)) top?.removeAttribute('data-visible');
    chat?.toggleAttribute('data-aside', isUnder(chat));
  });

  // On the document, so that a part which handles its own links (tabs) has prevented the click by now.
  document.addEventListener('click', scrollToHash);
}
