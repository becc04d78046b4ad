/**
 * A bonus on top of a form that works without it: the summary of errors has the focus in every browser, a second press
 * sends nothing, and the server hears how long the form was open and gets a proof of work (doubt is never a wall).
 */
const form = document.querySelector<HTMLFormElement>('form[data-form]');
const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
const remark = form?.querySelector<HTMLElement>('[data-offline]');
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
  else {
    button?.removeAttribute('aria-busy');
    say();
  }
}

/** Begins with the visitor's first use of the form. Caught: a chunk that is gone must not reload what was typed. */
function prove(): void {
  if (!altcha) return;
  proof ??= import('./proof.client.ts').then(
    ({ startProof }) => startProof(altcha),
    () => async () => {},
  );
}

/** In the words that the page brought along; nothing without a reason. */
function say(reason?: 'checking' | 'offline'): void {
  if (remark) remark.textContent = (reason && remark.dataset[reason]) ?? '';
}

/**
 * Asked before sending: a form that its page sends to itself is replaced in the history by the browser's own page of
 * failure, and what was typed is gone with it.
 */
async function reachesUs(): Promise<boolean> {
  const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout?.(10_000) } as const;
  return fetch('/favicon.svg', asked).then(
    () => true,
    () => false,
  );
}

/** The proof where there is one in time; never the reason that a form is not sent. */
async function proveInTime(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  // Vendors' proofs join by this event (forms/protect-form.client.ts).
  const proofs: (Promise<unknown> | undefined)[] = [proof?.then((fill) => fill())];
  form?.dispatchEvent(new CustomEvent('prove', { detail: (one: Promise<unknown>) => proofs.push(one) }));
  await Promise.race([Promise.allSettled(proofs), late]);
}

addEventListener('online', () => sending || say());

document.querySelector<HTMLElement>('[data-error-summary]')?.focus();

form?.addEventListener('focusin', prove);
form?.addEventListener('input', prove);

form?.addEventListener('submit', async (event) => {
  if (waited) {
    waited = false;
    return;
  }
  event.preventDefault();
  if (sending) return;
  const elapsed = form.elements.namedItem('elapsed_ms');
  if (elapsed instanceof HTMLInputElement) elapsed.value = String(Math.round(performance.now()));
  // What a browser restored from an earlier view was used there.
  if (altcha) altcha.value = '';
  setSending(true);
  const slow = setTimeout(say, 300, 'checking');
  const [reached] = await Promise.all([reachesUs(), proveInTime()]);
  clearTimeout(slow);
  if (!reached) {
    setSending(false);
    return say('offline');
  }
  // A sending that the visitor stopped, or that the network swallowed, can be tried again.
  setTimeout(setSending, 10_000, false);
  waited = true;
  // Browsers before 2022 know only `submit`.
  (form.requestSubmit ?? form.submit).call(form);
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
