/** Visited pages, newest last. Exists only while the visitor wants pages to be kept (keep-pages.client.ts). */
export const pagesCache = 'kept-pages';

/** Files of /_astro that kept pages need; changed content has a new file name. */
export const assetsCache = 'assets';
