/** What depends on how far the page is scrolled (spec sections 4 and 9): solid header, way back to the top, smooth hash links. */
import { scrollToHash } from './scroll-to-hash.client.ts';

/** What a visitor operates. A container also takes the focus, from a click on its text, a fragment or a script (issue 10, item 1). */
const controls = ':is(a,button,input,select,textarea,summary,video):focus-visible';

export function startScrolling() {
  const header = document.querySelector('[data-site-header]');
  const top = document.querySelector<HTMLElement>('[data-scroll-top]');
  const footer = document.querySelector<HTMLElement>('[data-site-footer]');
  // Fixed to the window: never over the control that has the focus (WCAG 2.2, 2.4.11).
  const covers = document.querySelectorAll('[data-scroll-top],[data-chat-launcher],[data-language-hint]');

  const update = () => {
    header?.toggleAttribute('data-solid', scrollY > (innerWidth > 1024 ? 80 : 100));
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    top?.toggleAttribute('data-visible', scrollY > 0 && left <= (footer?.offsetHeight || 600));
    const focused = document.activeElement;
    const a = focused?.matches(controls) && focused.getBoundingClientRect();
    for (const cover of covers) {
      const b = cover.getBoundingClientRect();
      const isOver = a && a.right > b.left && a.bottom > b.top && a.left < b.right && a.top < b.bottom;
      cover.toggleAttribute('data-aside', isOver && !cover.contains(focused));
    }
  };
  for (const type of ['scroll', 'resize', 'focusin', 'focusout', 'pageshow']) {
    addEventListener(type, update, { passive: true });
  }
  update();

  // On the document, so that a part which handles its own links (tabs) has prevented the click by now.
  document.addEventListener('click', scrollToHash);
}
