/**
 * A bonus on top of a form that works without it: the summary of errors has the focus in every browser, a second press
 * sends nothing, and the server hears how long the form was open and gets a proof of work (doubt is never a wall).
 */
const form = document.querySelector<HTMLFormElement>('form[data-form]');
const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
const altcha = form?.querySelector<HTMLInputElement>('[name=altcha]');
/** Fills the field with the solution. */
let proof: Promise<() => Promise<void>> | undefined;
let sending = false;
let waited = false;

/** Longest time that a press on the button waits for the proof. */
const patience = 2_000;

/** Not `disabled`: that would take the focus away. */
function setSending(value: boolean): void {
  sending = value;
  if (value) button?.setAttribute('aria-busy', 'true');
  else button?.removeAttribute('aria-busy');
}

/** Begins with the visitor's first use of the form. Caught: a chunk that is gone must not reload what was typed. */
function prove(): void {
  if (!altcha) return;
  proof ??= import('./proof.client.ts').then(
    ({ startProof }) => startProof(altcha),
    () => async () => {},
  );
}

document.querySelector<HTMLElement>('[data-error-summary]')?.focus();

form?.addEventListener('focusin', prove);
form?.addEventListener('input', prove);

form?.addEventListener('submit', (event) => {
  if (waited) {
    waited = false;
    return;
  }
  if (sending) return event.preventDefault();
  const elapsed = form.elements.namedItem('elapsed_ms');
  if (elapsed instanceof HTMLInputElement) elapsed.value = String(Math.round(performance.now()));
  // What a browser restored from an earlier view was used there.
  if (altcha) altcha.value = '';
  setSending(true);
  // A sending that the visitor stopped, or that the network swallowed, can be tried again.
  setTimeout(setSending, 10_000, false);
  if (!proof) return;
  event.preventDefault();
  const send = () => {
    waited = true;
    // Browsers before 2022 know only `submit`.
    (form.requestSubmit ?? form.submit).call(form);
  };
  // Not within this event: a form that is being submitted cannot be submitted (HTML, "firing submission events").
  const sendNext = () => setTimeout(send);
  Promise.race([proof.then((fill) => fill()), new Promise((late) => setTimeout(late, patience))]).then(
    sendNext,
    sendNext,
  );
});

// On "back" a browser may load the form anew, and bring back what was typed: the step in its history keeps the key, so
// that the same message sent again stays one lead.
const key = form?.elements.namedItem('form_id');
if (key instanceof HTMLInputElement) {
  const kept: unknown = history.state?.formId;
  if (typeof kept === 'string') key.value = kept;
  else history.replaceState({ formId: key.value }, '');
}

// Back from the thank-you page, out of the browser's cache: the form is ready again, and what it proved was used.
addEventListener('pageshow', ({ persisted }) => {
  setSending(false);
  if (persisted) proof = undefined;
});
