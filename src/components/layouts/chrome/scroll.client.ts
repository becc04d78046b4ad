/** Scroll-dependent behaviour (spec sections 4 and 9): solid header, launcher and button in the corner, hash links. */
import { scrollToHash } from './scroll-to-hash.client.ts';

/**
 * Interactive controls. Containers also receive focus, by a click on text, a fragment or a script (issue 10, item 1).
 */
const controls = ':is(a,button,input,select,textarea,summary,video)';

export function startScrollEffects() {
  const header = document.querySelector('[data-site-header]');
  const top = document.querySelector<HTMLElement>('[data-scroll-top]');
  const footer = document.querySelector<HTMLElement>('[data-site-footer]');
  // These elements are fixed and must not cover the focused control (WCAG 2.2, 2.4.11).
  const covers = document.querySelectorAll('[data-scroll-top],[data-language-hint]');
  const launcher = document.querySelector<HTMLElement>('[data-chat-launcher]');

  const update = () => {
    header?.toggleAttribute('data-solid', scrollY > (innerWidth > 1024 ? 80 : 100));
    const left = document.documentElement.scrollHeight - innerHeight - scrollY;
    top?.toggleAttribute('data-visible', scrollY > 0 && left <= (footer?.offsetHeight || 600));
    const focused = document.activeElement;
    const a = focused?.matches(`${controls}:focus-visible`) && focused.getBoundingClientRect();
    for (const cover of covers) {
      const b = cover.getBoundingClientRect();
      const isOver = a && a.right > b.left && a.bottom > b.top && a.left < b.right && a.top < b.bottom;
      cover.toggleAttribute('data-aside', isOver && !cover.contains(focused));
    }
    launcher?.toggleAttribute('data-aside', coversContent(launcher));
  };
  for (const type of ['scroll', 'resize', 'focusin', 'focusout', 'pageshow']) {
    addEventListener(type, update, { passive: true });
  }
  update();

  // Listens on the document, so that components with their own link handling (tabs) call `preventDefault()` first.
  document.addEventListener('click', scrollToHash);
}

/**
 * Whether text, a control or a picture of the page is below the launcher's place, which `translate` does not change, or
 * the footer, which has its own field for a question. The content is on its left, so its left edge decides.
 */
function coversContent(launcher: HTMLElement): boolean {
  const { offsetLeft: x, offsetTop, offsetHeight } = launcher;
  return [0, 0.5, 1].some((share) => {
    const below = document
      .elementsFromPoint(x, offsetTop + offsetHeight * share)
      .find((element) => !launcher.contains(element));
    return (
      below?.closest(`${controls},[role="img"],footer`) ||
      [...(below?.childNodes ?? [])].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    );
  });
}
