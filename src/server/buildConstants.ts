import type { Env } from '../env.ts';

/** Settings that are written into the build. Both bundles (Astro's and the server's) must agree on them. */
export const buildConstants = ({ I18N_STRATEGY, SITE_URL, APP_URL }: Env) => ({
  __I18N_STRATEGY__: JSON.stringify(I18N_STRATEGY),
  __SITE_URL__: JSON.stringify(SITE_URL),
  __APP_URL__: JSON.stringify(APP_URL ?? null),
});
