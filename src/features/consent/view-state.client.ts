/**
 * Restores scroll position, focus and form input after the reload that follows a choice. Session storage holds them for
 * that reload only: reading removes them. Hidden fields are left out, proofs and the honeypot among them. What the
 * visitor does before this module has loaded takes precedence.
 */
import { addressedContent } from '../../components/browser/addressed-content.client.ts';
import { announce } from '../../components/browser/announce.client.ts';
import { focusTarget } from '../../components/browser/focus-target.client.ts';

const key = 'before-reload';
const secret = '[type=hidden], [type=password], [type=file], [type=submit], [name=website_url], [name=altcha]';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Per form of the document: name, value, and whether it is ticked. */
type Kept = {
  path: string;
  top: number;
  /** The choice was made in the settings, which the footer opens. */
  inSettings: boolean;
  /** Announced after the reload. */
  said: string;
  forms: [name: string, value: string, ticked: boolean][][];
};

export function saveViewState(said: string): void {
  const forms = [...document.forms].map((form) =>
    controlsOf(form).map((control): Kept['forms'][number][number] => [control.name, control.value, isTicked(control)]),
  );
  const inSettings = document.querySelector('[data-consent-settings][open]') !== null;
  const kept: Kept = { path: location.pathname, top: scrollY, inSettings, said, forms };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is off: the browser's own form restoration remains.
  }
}

export function restoreViewState(): void {
  const kept = take();
  if (kept?.path !== location.pathname) return;
  if (kept.said) announce(kept.said);
  kept.forms.forEach((fields, index) => {
    const form = document.forms[index];
    const controls = form ? controlsOf(form) : [];
    const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
    fields.forEach(([name, value, ticked], position) => {
      const control = controls[position];
      if (control?.name === name && !touched.has(name)) restore(control, value, ticked);
    });
  });
  if (document.activeElement !== document.body) return;
  scrollTo({ top: kept.top, behavior: 'instant' });
  // Focus as without a reload: on the settings link, or on the page content.
  const next = kept.inSettings ? document.querySelector<HTMLElement>('[data-consent-link]') : addressedContent();
  if (next) focusTarget(next);
}

function restore(control: Control, value: string, ticked: boolean): void {
  if (isTickable(control)) {
    if (control.checked === ticked || control.value !== value) return;
    control.checked = ticked;
  } else if (control.value === value) return;
  else control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** True if the value is no longer that of the document. */
function isTouched(control: Control): boolean {
  if (isTickable(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = [...control.options];
  return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
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
