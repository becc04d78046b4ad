/** Registers the service worker (spec section 7), when the page is there and the browser has nothing better to do. */
import { whenIdle } from './when-idle.client.ts';

declare global {
  interface Window {
    /** Gives an object that stands for the address. The one policy of the site, and it gives no other (decision 0240). */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string };
    };
  }
}

const address = '/sw.js';

export function startServiceWorker() {
  // The development server has none. Unsupported or refused: swallowed silently (spec section 8).
  if (import.meta.env.PROD) addEventListener('load', () => whenIdle(() => register().catch(() => {})));
}

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('serviceWorker is not supported in current browser');
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  await navigator.serviceWorker.register(policy?.createScriptURL(address) ?? address, { scope: '/' });
}
