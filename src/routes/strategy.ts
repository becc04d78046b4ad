/** Maps internal paths (German bare, English under /en) to public paths per language strategy (spec section 9). */
import { defaultLocale, type Locale } from './table.ts';

export const strategies = ['prefix_except_default', 'prefix', 'prefix_and_default', 'no_prefix'] as const;
export type Strategy = (typeof strategies)[number];

declare const __I18N_STRATEGY__: Strategy | undefined;

/** The strategy of this build (setting I18N_STRATEGY, recorded at build time). */
export const strategy: Strategy =
  typeof __I18N_STRATEGY__ === 'undefined' ? 'prefix_except_default' : __I18N_STRATEGY__;

/** Public path of an internal one. */
export function toPublicPath(internalPath: string, locale: Locale, by: Strategy = strategy): string {
  if (by === 'prefix' && locale === defaultLocale) return underPrefix(internalPath);
  if (by === 'no_prefix' && locale !== defaultLocale) return internalPath.slice(`/${locale}`.length) || '/';
  return internalPath;
}

/** All public paths that return 200 for an internal path; the first is the canonical one. */
export function publicPathsOf(internalPath: string, locale: Locale, by: Strategy = strategy): string[] {
  const canonical = toPublicPath(internalPath, locale, by);
  const second = by === 'prefix_and_default' && locale === defaultLocale;
  return second ? [canonical, underPrefix(internalPath)] : [canonical];
}

/** The language that a path's prefix names, the default one without prefix. */
export const localeOfPath = (path: string): Locale =>
  path === '/en' || path.startsWith('/en/') ? 'en' : defaultLocale;

const underPrefix = (internalPath: string): string =>
  internalPath === '/' ? `/${defaultLocale}` : `/${defaultLocale}${internalPath}`;
