/**
 * Google's client for reCAPTCHA v3, loaded once and used per form (https://developers.google.com/recaptcha/docs/v3).
 */

type Grecaptcha = {
  ready(callback: () => void): void;
  execute(key: string, options: { action: string }): PromiseLike<string>;
};

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** The four errors of spec section 8. */
const failureMessages = {
  'no-key': 'reCAPTCHA: no key provided',
  'no-version': 'reCAPTCHA: no version provided',
  'not-loaded': 'reCAPTCHA: failed to load script',
  'not-executed': 'reCAPTCHA: failed to execute',
} as const;

export type RecaptchaFailure = keyof typeof failureMessages;

export class RecaptchaError extends Error {
  readonly kind = 'recaptcha-error';
  readonly failure: RecaptchaFailure;
  constructor(failure: RecaptchaFailure, options?: ErrorOptions) {
    super(failureMessages[failure], options);
    this.failure = failure;
  }
}

type Settings = { key: string | undefined; version: 3 | undefined };

export type RecaptchaClient = {
  /** @throws {RecaptchaError} `not-loaded` */
  load(): Promise<Grecaptcha>;
  /** Resolves with a token for one submission of one form. @throws {RecaptchaError} `not-loaded`, `not-executed` */
  execute(action: string): Promise<string>;
};

/** @throws {RecaptchaError} `no-key`, `no-version` */
export function createRecaptchaClient({ key, version }: Settings): RecaptchaClient {
  if (!key) throw new RecaptchaError('no-key');
  if (!version) throw new RecaptchaError('no-version');
  let loaded: Promise<Grecaptcha> | undefined;

  const load = () => {
    loaded ??= loadScript(key);
    return loaded;
  };

  return {
    load,
    async execute(action) {
      const grecaptcha = await load();
      const token = await Promise.resolve(grecaptcha.execute(key, { action })).catch((cause: unknown) => {
        throw new RecaptchaError('not-executed', { cause });
      });
      if (!token) throw new RecaptchaError('not-executed');
      return token;
    },
  };
}

function loadScript(key: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => reject(new RecaptchaError('not-loaded'));
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`;
    script.async = true;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha?.ready) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    });
    document.head.append(script);
  });
}
