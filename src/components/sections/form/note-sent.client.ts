/**
 * After Back, says that the form was sent already: its history entry precedes the page of thanks, which only an accepted
 * form leads to. Browsers without the Navigation API say nothing. A booking names itself (show-booking.client.ts).
 */
export function noteSent(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[data-sent]');
  const isRefused = form.querySelector('[data-error-summary]') !== null;
  // Loads this file again after Back (form.client.ts).
  form.addEventListener('submit', () => history.replaceState({ ...history.state, kept: true }, ''));
  const show = () => {
    if (status && !isRefused && isBeforeThanks()) status.textContent = status.dataset.sent ?? '';
  };
  // From the back/forward cache, too. The script of the form clears its status then.
  addEventListener('pageshow', show);
  if (document.readyState === 'complete') setTimeout(show);
}

function isBeforeThanks(): boolean {
  if (!('navigation' in window)) return false;
  const { currentEntry } = navigation;
  const next = currentEntry && navigation.entries()[currentEntry.index + 1];
  return next?.url?.startsWith(`${location.origin + location.pathname}/`) === true;
}
