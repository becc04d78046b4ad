/** Registers the service worker (spec section 7) after `load`, when the browser is idle. */
import { whenIdle } from '../../browser/when-idle.client.ts';

declare global {
  interface Window {
    /** Returns a `TrustedScriptURL`. This is the only policy of the site, for this one URL (decision 0240). */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
    };
  }
}

const address = '/sw.js';

export function startServiceWorker() {
  // The development server has no service worker. Registration errors are swallowed (spec section 8).
  if (import.meta.env.PROD) addEventListener('load', () => whenIdle(() => register().catch(() => {})));
}

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('serviceWorker is not supported in current browser');
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address, { scope: '/' });
}
