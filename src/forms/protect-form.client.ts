/** Sends a token of reCAPTCHA with the form of this page; without one the form is sent all the same. */
import { make } from '../components/ui/make.client.ts';
import { createRecaptchaClient } from './recaptcha.client.ts';

export function protectForm(key: string): void {
  const form = document.querySelector<HTMLFormElement>('form[data-form]');
  if (!form) return;
  const field = make('input', { type: 'hidden', name: 'recaptcha' });
  // An error is a fact for the operator, never a wall for the visitor.
  const log = (error: unknown) => console.warn(String(error));
  try {
    const client = createRecaptchaClient({ key, version: 3 });
    client.load().catch(log);
    form.append(field);
    // Tokens live for two minutes and count once: each sending gets its own (form.client.ts waits 2 s at most).
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
