/**
 * Carries over the reload that follows a choice where the visitor was and what was typed. Session storage holds it for
 * that reload only: reading removes it. Hidden fields are left out, the page's own proofs among them, and the honeypot,
 * which people never see.
 */
const key = 'before-reload';
const secret = '[type=hidden], [type=password], [type=file], [type=submit], [name=website_url], [name=altcha]';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Per form of the document: name, value, and whether it is ticked. */
type Kept = {
  path: string;
  top: number;
  /** The choice was made in the settings, which the footer opens. */
  inSettings: boolean;
  forms: [name: string, value: string, ticked: boolean][][];
};

export function keepView(): void {
  const forms = [...document.forms].map((form) =>
    controlsOf(form).map((control): Kept['forms'][number][number] => [control.name, control.value, isTicked(control)]),
  );
  const inSettings = document.querySelector('[data-consent-settings][open]') !== null;
  const kept: Kept = { path: location.pathname, top: scrollY, inSettings, forms };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage that is switched off: the browser's own restoring of forms remains.
  }
}

export function restoreView(): void {
  const kept = take();
  if (kept?.path !== location.pathname) return;
  kept.forms.forEach((fields, index) => {
    const form = document.forms[index];
    const controls = form ? controlsOf(form) : [];
    fields.forEach(([name, value, ticked], position) => {
      const control = controls[position];
      if (control?.name === name) restore(control, value, ticked);
    });
  });
  scrollTo({ top: kept.top, behavior: 'instant' });
  // As without a reload: back to the link, or on with the page.
  const next = document.querySelector<HTMLElement>(kept.inSettings ? '[data-consent-link]' : 'main');
  next?.focus({ preventScroll: true });
}

function restore(control: Control, value: string, ticked: boolean): void {
  if (isTickable(control)) {
    if (control.checked === ticked || control.value !== value) return;
    control.checked = ticked;
  } else if (control.value === value) return;
  else control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function take(): Kept | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      'value' in element &&
      !(element instanceof HTMLButtonElement) &&
      'name' in element &&
      element.name !== '' &&
      !element.matches(secret),
  );

const isTickable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const isTicked = (control: Control): boolean => isTickable(control) && control.checked;
