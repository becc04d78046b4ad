/**
 * After Back, the focus is on the link that was followed by keyboard, also where the browser loads the page anew. Counted
 * from the end of the page, because prompts are added at its start.
 */
export function startFocusReturn() {
  const { links } = document;
  if (history.state?.link && document.activeElement === document.body)
    links[links.length - history.state.link]?.focus({ preventScroll: true });
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.matches(':focus-visible')) return;
    history.replaceState({ ...history.state, link: links.length - [...links].indexOf(link) }, '');
  });
}
