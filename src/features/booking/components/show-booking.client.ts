/** Replaces a page that the browser kept on the way back: it does not know what was booked, moved or cancelled since. */
export async function showBooking(persisted: boolean): Promise<void> {
  // Browsers restore a choice by its place in the list, where another time can be now.
  const marked = document.querySelector<HTMLInputElement>('[name=slot]:checked');
  if (marked && marked.value !== history.state?.slot) marked.checked = false;
  if (document.querySelector('form[data-form=demo]')) {
    const notice = document.querySelector('[data-booked-before]');
    if (notice) {
      // The browser restores the place of the button. Once: the next choice is made knowingly.
      notice.scrollIntoView({ block: 'center' });
      return history.replaceState({ ...history.state, slot: '' }, '');
    }
    const page = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!page?.headers.has('Booked')) return;
    // From the top, where the booking is named, and without the choice that led to it.
    history.scrollRestoration = 'manual';
    history.replaceState(null, '');
    if (marked) marked.checked = false;
  } else if (!persisted) return;
  location.reload();
}
