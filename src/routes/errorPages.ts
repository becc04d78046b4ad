/** Prerendered error pages (spec section 8). Their internal paths are not public: only the server sends them. */
import { type Locale, locales } from './table.ts';

export const errorPages = {
  'not-found': { status: 404, view: 'NotFound' },
  'server-error': { status: 500, view: 'ServerError' },
  'unknown-middleware': { status: 500, view: 'ServerError' },
} as const;

export type ErrorKind = keyof typeof errorPages;

export const errorKinds = Object.keys(errorPages) as ErrorKind[];

/** Internal path of an error page in a language. */
export const errorPath = (kind: ErrorKind, locale: Locale): string =>
  locale === 'en' ? `/en/error/${kind}` : `/error/${kind}`;

/** The error page at an internal path. */
export const findErrorKind = (internalPath: string): ErrorKind | undefined =>
  errorKinds.find((kind) => locales.some((locale) => errorPath(kind, locale) === internalPath));
