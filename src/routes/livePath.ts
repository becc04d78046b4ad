/**
 * A finished page's second internal path: there it is made again while the site runs, when the content system has
 * something newer. No visitor can ask for it; the page takes itself for the one at its own path.
 */
export const livePath = (internalPath: string): string => (internalPath === '/' ? prefix : prefix + internalPath);

/** The page's own internal path. */
export const withoutLive = (path: string): string => (isLive(path) ? path.slice(prefix.length) || '/' : path);

export const isLive = (path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

const prefix = '/live';
