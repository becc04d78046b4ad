/**
 * Second internal path of a prerendered page, where the server re-renders it when the content system has newer content.
 * Visitors cannot request it; the page renders as if at its own path.
 */
export const revalidationPath = (internalPath: string): string =>
  internalPath === '/' ? prefix : prefix + internalPath;

/** The page's own internal path. */
export const withoutRevalidationPrefix = (path: string): string =>
  isRevalidationPath(path) ? path.slice(prefix.length) || '/' : path;

export const isRevalidationPath = (path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

const prefix = '/live';
