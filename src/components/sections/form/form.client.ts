/**
 * Progressive enhancement of forms that work without script. It focuses the error in every browser, prevents
 * double submission, and sends the time on the form and a proof of work. A missing proof never blocks a submission.
 */
const form = document.querySelector<HTMLFormElement>('form[data-form]');
const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
const statusText = form?.querySelector<HTMLElement>('[data-offline]');
const fieldOf = (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`);
const altcha = fieldOf('altcha');
/** Resolves to a function that writes the solution into the field. */
let proof: Promise<() => Promise<void>> | undefined;
let sending = false;
let isReadyToSubmit = false;

/** Maximum wait for the proof after a press on the button, in ms. */
const proofTimeout = 2_000;

/** `aria-busy` instead of `disabled`, which would remove the focus. */
function setSending(value: boolean): void {
  sending = value;
  if (button) button.ariaBusy = value ? 'true' : null;
  if (!value) showStatus();
}

/**
 * Starts on first use of the form. Errors are caught: a missing chunk must not reload the page and discard the input.
 */
function startProofOnce(): void {
  if (!altcha) return;
  proof ??= import('./proof-of-work.client.ts').then(
    ({ startProofOfWork }) => startProofOfWork(altcha),
    () => async () => {},
  );
}

/** Shows a text from the page's data attributes; clears the message without a reason. */
function showStatus(reason?: 'checking' | 'offline'): void {
  if (statusText) statusText.textContent = (reason && statusText.dataset[reason]) ?? '';
}

/**
 * Checks the connection before submitting. A form that posts to its own page is replaced in the history by the
 * browser's error page, and the input is lost.
 */
async function isServerReachable(): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout?.(10_000) } as const;
  return fetch('/favicon.svg', options).then(
    () => true,
    () => false,
  );
}

/** Waits for the proofs until the timeout. A missing proof never blocks the submission. */
async function awaitProofs(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, proofTimeout));
  // Vendor proofs are added through this event (forms/add-recaptcha-token.client.ts).
  const proofs: (Promise<unknown> | undefined)[] = [proof?.then((fill) => fill())];
  form?.dispatchEvent(new CustomEvent('prove', { detail: (one: Promise<unknown>) => proofs.push(one) }));
  await Promise.race([Promise.allSettled(proofs), late]);
}

addEventListener('online', () => sending || showStatus());

// The error summary, or the field of the only error.
const error = document.querySelector<HTMLElement>('[autofocus]');
error?.focus();
// From its top edge, or with its label: browsers centre what takes the focus.
error?.closest('div')?.scrollIntoView();

form?.addEventListener('focusin', startProofOnce);
form?.addEventListener('input', startProofOnce);

form?.addEventListener('submit', async (event) => {
  if (isReadyToSubmit) {
    isReadyToSubmit = false;
    return;
  }
  event.preventDefault();
  if (sending) return;
  const elapsed = fieldOf('elapsed_ms');
  if (elapsed) elapsed.value = String(Math.round(performance.now()));
  // A browser may restore the value of an earlier view, which is already used.
  if (altcha) altcha.value = '';
  setSending(true);
  const slow = setTimeout(showStatus, 300, 'checking');
  const [reached] = await Promise.all([isServerReachable(), awaitProofs()]);
  clearTimeout(slow);
  if (!reached) {
    setSending(false);
    return showStatus('offline');
  }
  // Allows a retry if the visitor or the network aborted the submission.
  setTimeout(setSending, 10_000, false);
  isReadyToSubmit = true;
  // Browsers before 2022 lack `requestSubmit`.
  (form.requestSubmit ?? form.submit).call(form);
});

// On "back" a browser may reload the form and restore its input. The history entry keeps the key, so that resubmitting
// the same message creates only one lead.
const key = fieldOf('form_id');
if (key) {
  const kept: unknown = history.state?.formId;
  if (typeof kept === 'string') key.value = kept;
  else history.replaceState({ formId: key.value }, '');
}

// A refused form keeps its input (keep-input.client.ts), a sent one that it was sent (note-sent.client.ts).
if (error || history.state?.kept) startProofOnce();

// Back from the thank-you page through the back/forward cache: the form is ready again, and its proof is used.
addEventListener('pageshow', ({ persisted }) => {
  setSending(false);
  if (persisted) proof = undefined;
});
