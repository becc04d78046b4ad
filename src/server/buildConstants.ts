import type { Env } from '../env.ts';

/** Settings that are written into the build. Both bundles (Astro's and the server's) must agree on them. */
export const buildConstants = ({
  I18N_STRATEGY,
  SITE_URL,
  APP_URL,
  CMS_URL,
}: Pick<Env, 'I18N_STRATEGY' | 'SITE_URL' | 'APP_URL' | 'CMS_URL'>) => ({
  __I18N_STRATEGY__: JSON.stringify(I18N_STRATEGY),
  __SITE_URL__: JSON.stringify(SITE_URL),
  __APP_URL__: JSON.stringify(APP_URL ?? null),
  /** Whether pages can be made again while the site runs. Where the content system is stays out of the build. */
  __CMS_URL__: JSON.stringify(CMS_URL !== undefined),
});
