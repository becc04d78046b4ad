/**
 * Second internal path of a prerendered page, where the server re-renders it when the content system has newer content.
 * Visitors cannot request it; the page renders as if at its own path.
 */
export const livePath = (internalPath: string): string => (internalPath === '/' ? prefix : prefix + internalPath);

/** The page's own internal path. */
export const withoutLive = (path: string): string => (isLive(path) ? path.slice(prefix.length) || '/' : path);

export const isLive = (path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

const prefix = '/live';
