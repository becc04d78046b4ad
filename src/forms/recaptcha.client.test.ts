// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createRecaptchaClient, RecaptchaError } from './recaptcha.client.ts';

/** Scripts added to the document; they are not fetched. */
let scripts: HTMLScriptElement[];

beforeEach(() => {
  scripts = [];
  delete window.grecaptcha;
  vi.spyOn(document.head, 'append').mockImplementation((...added) => {
    scripts.push(...added.filter((one) => one instanceof HTMLScriptElement));
  });
});

const key = '6Lc-site-key-of-the-test-00000000000000';
const settle = (event: 'load' | 'error') => scripts.at(-1)?.dispatchEvent(new Event(event));

async function failureOf(run: () => unknown) {
  try {
    await run();
  } catch (error) {
    return error instanceof RecaptchaError ? [error.failure, error.message] : error;
  }
  return undefined;
}

it('throws a RecaptchaError for each of the four failures', async () => {
  expect(await failureOf(() => createRecaptchaClient({ key: undefined, version: 3 }))).toEqual([
    'no-key',
    'reCAPTCHA: no key provided',
  ]);
  expect(await failureOf(() => createRecaptchaClient({ key, version: undefined }))).toEqual([
    'no-version',
    'reCAPTCHA: no version provided',
  ]);
  const blocked = createRecaptchaClient({ key, version: 3 }).load();
  settle('error');
  expect(await failureOf(() => blocked)).toEqual(['not-loaded', 'reCAPTCHA: failed to load script']);
  const client = createRecaptchaClient({ key, version: 3 });
  const token = client.execute('contact');
  window.grecaptcha = { ready: (callback) => callback(), execute: () => Promise.reject(new Error('Invalid site key')) };
  settle('load');
  expect(await failureOf(() => token)).toEqual(['not-executed', 'reCAPTCHA: failed to execute']);
});

it('loads the script once and executes with the action of the form', async () => {
  const calls: unknown[] = [];
  const client = createRecaptchaClient({ key, version: 3 });
  const tokens = [client.execute('contact'), client.execute('contact')];
  window.grecaptcha = {
    ready: (callback) => callback(),
    execute: async (...call) => {
      calls.push(call);
      return 'token';
    },
  };
  expect(scripts.map(({ src }) => src)).toEqual([`https://www.google.com/recaptcha/api.js?render=${key}`]);
  settle('load');
  expect(await Promise.all(tokens)).toEqual(['token', 'token']);
  expect(calls[0]).toEqual([key, { action: 'contact' }]);
});
