/**
 * A bonus on top of a form that works without it: the summary of errors has the focus in every browser, a second press
 * sends nothing, and the server hears how long the form was open (a hint about robots, never a wall).
 */
const form = document.querySelector<HTMLFormElement>('form[data-form]');
const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
let sending = false;

/** Not `disabled`: that would take the focus away. */
function setSending(value: boolean): void {
  sending = value;
  if (value) button?.setAttribute('aria-busy', 'true');
  else button?.removeAttribute('aria-busy');
}

document.querySelector<HTMLElement>('[data-error-summary]')?.focus();

form?.addEventListener('submit', (event) => {
  if (sending) return event.preventDefault();
  const elapsed = form.elements.namedItem('elapsed_ms');
  if (elapsed instanceof HTMLInputElement) elapsed.value = String(Math.round(performance.now()));
  setSending(true);
  // A sending that the visitor stopped, or that the network swallowed, can be tried again.
  setTimeout(setSending, 10_000, false);
});

// Back from the thank-you page, out of the browser's cache: the form is ready again.
addEventListener('pageshow', () => setSending(false));
