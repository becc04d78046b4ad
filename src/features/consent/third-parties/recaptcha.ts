/** Google reCAPTCHA v3: an additional proof for forms. Hosts: https://developers.google.com/recaptcha/docs/faq. */
import type { Vendor } from './vendor.ts';

export const recaptcha: Vendor = {
  purposes: ['protection'],
  sources: () => ({
    'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  }),
  storagePrefixes: ['_grecaptcha', 'rc::'],
  load(id) {
    import('../../../forms/add-recaptcha-token.client.ts').then(({ addRecaptchaToken }) => addRecaptchaToken(id));
  },
};
