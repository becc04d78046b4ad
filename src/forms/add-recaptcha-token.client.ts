/** Sends a reCAPTCHA token with the form of this page; without a token the form is sent anyway. */
import { createDomElement } from '../components/browser/create-dom-element.client.ts';
import { createRecaptchaClient } from './recaptcha.client.ts';

export function addRecaptchaToken(key: string): void {
  const form = document.querySelector<HTMLFormElement>('form[data-form]');
  if (!form) return;
  const field = createDomElement('input', { type: 'hidden', name: 'recaptcha' });
  // Errors go to the console; they never block the form.
  const log = (error: unknown) => console.warn(String(error));
  try {
    const client = createRecaptchaClient({ key, version: 3 });
    client.load().catch(log);
    form.append(field);
    // Tokens expire after two minutes and are valid once: each submission gets its own (form.client.ts waits 2 s).
    form.addEventListener('prove', (event) => {
      if (!(event instanceof CustomEvent)) return;
      field.value = '';
      const token = client.execute(form.dataset.form ?? '').then((value) => {
        field.value = value;
      });
      event.detail(token.catch(log));
    });
  } catch (error) {
    log(error);
  }
}
