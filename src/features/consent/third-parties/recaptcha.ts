/** Google reCAPTCHA v3: an additional proof for forms. Hosts: https://developers.google.com/recaptcha/docs/faq. */
import type { Vendor } from './vendor.ts';

export const recaptcha: Vendor = {
  purposes: ['protection'],
  sources: () => ({
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  }),
  traces: ['_grecaptcha', 'rc::'],
  load(id) {
    import('../../../forms/protect-form.client.ts').then(({ protectForm }) => protectForm(id));
  },
};
