import type { Env } from '../../env.ts';

/** Settings that are written into the build. Both bundles (Astro's and the server's) must agree on them. */
export const buildConstants = ({
  I18N_STRATEGY,
  SITE_URL,
  APP_URL,
  TRIAL_URL,
  CMS_URL,
  AFFILIATE_NAME,
}: Pick<Env, 'I18N_STRATEGY' | 'SITE_URL' | 'APP_URL' | 'TRIAL_URL' | 'CMS_URL' | 'AFFILIATE_NAME'>) => ({
  __I18N_STRATEGY__: JSON.stringify(I18N_STRATEGY),
  __SITE_URL__: JSON.stringify(SITE_URL),
  __APP_URL__: JSON.stringify(APP_URL ?? null),
  __TRIAL_URL__: JSON.stringify(TRIAL_URL ?? null),
  /** The privacy policy names the network. */
  __AFFILIATE_NAME__: JSON.stringify(AFFILIATE_NAME ?? null),
  /** True if pages can be re-rendered at run time. The address of the content system stays out of the build. */
  __CMS_URL__: JSON.stringify(CMS_URL !== undefined),
});
